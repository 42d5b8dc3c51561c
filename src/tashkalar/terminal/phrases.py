"""What the terminal itself says, in three languages. Names of cards, tasks and terms come from `tashkalar.language`."""

_EN = {
    "title": "{form}, turn {turn}, to {target} points",
    "help": "Type the number of a choice, or its text: place e5, summon Knight e4, d5, e4-e5, - to skip. A square "
    "alone places a stone.\n"
    "  options        all choices with their numbers\n"
    "  why CARD       where a card can be summoned, or what is missing; also why CARD SQUARE, a flare or a task\n"
    "  card CARD      figure and text of any card\n"
    "  hint           a good choice now\n"
    "  undo           take back the last choice\n"
    "  log [N]        what has happened\n"
    "  show           draw everything again\n"
    "  save FILE, load FILE\n"
    "  resign         give up\n"
    "  agree          agree to leave out the rest of the last turns; `withdraw` takes it back\n"
    "  quit\n"
    "Pieces: {common} common, {heroic} heroic, {legendary} legendary. Squares: <  > red, (  ) green, [  ] can be "
    "chosen now.\n"
    "Figures: {own} own piece, {upgraded} own upgraded piece, {summon} summoning square ({summon_own} {summon_heroic} "
    "with such a piece), "
    "{marked} {inner} {mirror} marked squares, arrows are directions.",
    "prompt": "{school}> ",
    "curtain": "Pass the screen to {school} and press Enter.",
    "hidden": "The hands are hidden.",
    "to_move": "to move",
    "point": "1 point",
    "points": "{n} points",
    "stock": "stock {stones}+{legends}",
    "cards": "hand {school}+{legends}+{flares}",
    "deck": "deck {n}",
    "actions": "Actions left: {n}",
    "destroyed": "Destroyed this turn: {what}",
    "pending": "Pending: {card}",
    "in_play": "In play: {card}",
    "removed": "Out of the game: {what}",
    "slowed": "One action fewer in the next turn: {schools}",
    "merchant": "On the Merchant of Time: {stone}",
    "gateway": "Gateway: {sign} on {square}",
    "possessed": "The next being is formed by one colour only: {colour}.",
    "last": "The last turns: {n} to come",
    "tasks": "Tasks",
    "next": "next",
    "met": "met",
    "worth": "{n} p.",
    "hand": "Hand",
    "empty_hand": "no card",
    "places": "can be summoned on {squares}",
    "one_short": "one piece missing: {squares}",
    "short": "{n} pieces missing, nearest: {squares}",
    "warp": "Warp effect: {text}",
    "frozen": "Frozen effect: {text}",
    "upper": "{need} upgraded pieces fewer (now {have}): {text}",
    "lower": "{need} pieces fewer (now {have}): {text}",
    "against": "{id} against {colour}",
    "choices": "Choices",
    "placements": "place a stone on any of {n} squares: place {square}, or just {square}",
    "placements_from": "no stone in stock, pick one up: place {square} from {origin} ({n} ways)",
    "optional": "- skips",
    "since": "Since your last choice",
    "set_up": "Set-up",
    "turn_of": "Turn {number}, {school}",
    "nothing": "Nothing yet.",
    "undone": "Taken back.",
    "hint": "A good choice: {choice}",
    "hint_ahead": "{percent} % better than the next best idea",
    "hint_even": "hardly better than the next best idea",
    "hint_idea": "{lead}: {idea}",
    "hint_back": "From here the goal cannot be reached. Take back with undo, so many times: {n}",
    "puzzle": "Puzzle {number}, {grade}: {text}",
    "saved": "Saved to {file}.",
    "loaded": "Loaded from {file}.",
    "mended": (
        "A rule was mended since this game was saved. What was played stays as it is (from turn {turn} on today's "
        "rules would have told it otherwise); the game goes on by the rules of today."
    ),
    "mended_anew": "What was being carried out is begun again.",
    "mended_over": (
        "This game is shown as it was played; from turn {turn} on the rules of today would have told it otherwise."
    ),
    "file_needed": "Name a file, as in: {command} game.txt",
    "file_bad": "{file}: {error}",
    "no_number": "There is no choice {n}; the numbers go from 1 to {most}.",
    "no_card": "There is no card, task or flare called {name}.",
    "not_held": "{card} is not in your hand.",
    "winners": "Winner: {schools}",
    "winners_shared": "Shared victory: {schools}",
    "bye": "Goodbye. Nothing was saved; the command save keeps a game.",
    "ask_turn": "use an action",
    "ask_end": "end the turn",
    "ask_start": "choose where the first stones stand",
    "ask_return": "put further cards under their decks, or - to stop",
    "ask_point": "choose the colour of the point",
}

_DE = {
    "title": "{form}, Zug {turn}, bis {target} Punkte",
    "help": "Tippe die Nummer einer Möglichkeit oder ihren Text: place e5, summon Ritter e4, d5, e4-e5, - zum "
    "Auslassen. Ein Feld allein legt "
    "einen Stein.\n"
    "  options        alle Möglichkeiten mit ihren Nummern\n"
    "  why KARTE      wo eine Karte beschworen werden kann oder was fehlt; auch why KARTE FELD, ein Leuchtfeuer oder "
    "ein Ziel\n"
    "  card KARTE     Figur und Text jeder Karte\n"
    "  hint           eine gute Wahl in diesem Augenblick\n"
    "  undo           die letzte Entscheidung zurücknehmen\n"
    "  log [N]        was geschehen ist\n"
    "  show           alles neu zeichnen\n"
    "  save DATEI, load DATEI\n"
    "  resign         aufgeben\n"
    "  agree          einwilligen, auf den Rest der letzten Züge zu verzichten; `withdraw` nimmt es zurück\n"
    "  quit\n"
    "Steine: {common} Rekrut, {heroic} Held, {legendary} Legende. Felder: <  > rot, (  ) grün, [  ] jetzt wählbar.\n"
    "Figuren: {own} eigener Stein, {upgraded} eigener aufgewerteter Stein, {summon} Beschwörungsfeld ({summon_own} "
    "{summon_heroic} mit einem "
    "solchen Stein), {marked} {inner} {mirror} markierte Felder, Pfeile sind Richtungen.",
    "prompt": "{school}> ",
    "curtain": "Gib den Bildschirm weiter an {school} und drücke Enter.",
    "hidden": "Die Handkarten sind verdeckt.",
    "to_move": "am Zug",
    "point": "1 Punkt",
    "points": "{n} Punkte",
    "stock": "Vorrat {stones}+{legends}",
    "cards": "Hand {school}+{legends}+{flares}",
    "deck": "Stapel {n}",
    "actions": "Übrige Aktionen: {n}",
    "destroyed": "In diesem Zug zerstört: {what}",
    "pending": "Offenbart: {card}",
    "in_play": "Im Spiel: {card}",
    "removed": "Aus dem Spiel: {what}",
    "slowed": "Eine Aktion weniger im nächsten Zug: {schools}",
    "merchant": "Auf dem Zeithändler: {stone}",
    "gateway": "Pforte: {sign} auf {square}",
    "possessed": "Das nächste Wesen entsteht aus den Steinen von {colour}.",
    "last": "Die letzten Züge: noch {n}",
    "tasks": "Ziele",
    "next": "als Nächstes",
    "met": "erfüllt",
    "worth": "{n} P.",
    "hand": "Hand",
    "empty_hand": "keine Karte",
    "places": "kann beschworen werden auf {squares}",
    "one_short": "ein Stein fehlt: {squares}",
    "short": "{n} Steine fehlen, am nächsten: {squares}",
    "warp": "Warpeffekt: {text}",
    "frozen": "Frost-Effekt: {text}",
    "upper": "{need} aufgewertete Steine weniger (jetzt {have}): {text}",
    "lower": "{need} Steine weniger (jetzt {have}): {text}",
    "against": "{id} gegen {colour}",
    "choices": "Möglichkeiten",
    "placements": "einen Stein auf eines von {n} Feldern legen: place {square}, oder nur {square}",
    "placements_from": "kein Stein im Vorrat, hebe einen auf: place {square} from {origin} ({n} Möglichkeiten)",
    "optional": "- lässt aus",
    "since": "Seit deiner letzten Entscheidung",
    "set_up": "Aufbau",
    "turn_of": "Zug {number}, {school}",
    "nothing": "Noch nichts.",
    "undone": "Zurückgenommen.",
    "hint": "Eine gute Wahl: {choice}",
    "hint_ahead": "{percent} % besser als die nächstbeste Idee",
    "hint_even": "kaum besser als die nächstbeste Idee",
    "hint_idea": "{lead}: {idea}",
    "hint_back": "Von hier aus ist das Ziel nicht zu erreichen. Nimm mit undo zurück, so oft: {n}",
    "puzzle": "Rätsel {number}, {grade}: {text}",
    "saved": "Gespeichert in {file}.",
    "loaded": "Geladen aus {file}.",
    "mended": (
        "Seit dieses Spiel gespeichert wurde, ist eine Regel berichtigt worden. Was gespielt ist, bleibt, wie es ist "
        "(nach den heutigen Regeln wäre es ab Zug {turn} anders verlaufen); das Spiel geht nach den heutigen Regeln "
        "weiter."
    ),
    "mended_anew": "Was gerade ausgeführt wurde, wird neu begonnen.",
    "mended_over": (
        "Dieses Spiel wird gezeigt, wie es gespielt wurde; nach den heutigen Regeln wäre es ab Zug {turn} anders "
        "verlaufen."
    ),
    "file_needed": "Nenne eine Datei, zum Beispiel: {command} partie.txt",
    "file_bad": "{file}: {error}",
    "no_number": "Es gibt keine Möglichkeit {n}; die Nummern gehen von 1 bis {most}.",
    "no_card": "Es gibt keine Karte, kein Ziel und kein Leuchtfeuer namens {name}.",
    "not_held": "{card} ist nicht auf deiner Hand.",
    "winners": "Gewonnen hat: {schools}",
    "winners_shared": "Gemeinsamer Sieg: {schools}",
    "bye": "Auf Wiedersehen. Nichts wurde gespeichert; der Befehl save behält ein Spiel.",
    "ask_turn": "nutze eine Aktion",
    "ask_end": "beende den Zug",
    "ask_start": "wähle, wo die ersten Steine liegen",
    "ask_return": "lege weitere Karten unter ihre Stapel, oder - zum Beenden",
    "ask_point": "wähle die Farbe des Punktes",
}

_FR = {
    "title": "{form}, tour {turn}, en {target} points",
    "help": "Tapez le numéro d’un choix ou son texte : place e5, summon Chevalier e4, d5, e4-e5, - pour passer. Une "
    "case seule y place une pièce.\n"
    "  options        tous les choix avec leurs numéros\n"
    "  why CARTE      où une carte peut être invoquée, ou ce qui manque ; aussi why CARTE CASE, une Ruse ou un "
    "objectif\n"
    "  card CARTE     formation et texte de n’importe quelle carte\n"
    "  hint           un bon choix en ce moment\n"
    "  undo           annuler le dernier choix\n"
    "  log [N]        ce qui s’est passé\n"
    "  show           tout redessiner\n"
    "  save FICHIER, load FICHIER\n"
    "  resign         abandonner\n"
    "  agree          accepter de renoncer à la fin des derniers tours ; `withdraw` le retire\n"
    "  quit\n"
    "Pièces : {common} commune, {heroic} héroïque, {legendary} légendaire. Cases : <  > rouge, (  ) verte, [  ] "
    "possible maintenant.\n"
    "Formations : {own} pièce à vous, {upgraded} pièce promue à vous, {summon} case d’invocation ({summon_own} "
    "{summon_heroic} avec une telle "
    "pièce), {marked} {inner} {mirror} cases marquées, les flèches sont des directions.",
    "prompt": "{school}> ",
    "curtain": "Passez l’écran à {school} et appuyez sur Entrée.",
    "hidden": "Les mains sont cachées.",
    "to_move": "joue",
    "point": "1 point",
    "points": "{n} points",
    "stock": "réserve {stones}+{legends}",
    "cards": "main {school}+{legends}+{flares}",
    "deck": "deck {n}",
    "actions": "Actions restantes : {n}",
    "destroyed": "Détruites pendant ce tour : {what}",
    "pending": "En attente : {card}",
    "in_play": "En jeu : {card}",
    "removed": "Hors de la partie : {what}",
    "slowed": "Une action de moins au prochain tour : {schools}",
    "merchant": "Sur le Marchand de Temps : {stone}",
    "gateway": "Portail : {sign} en {square}",
    "possessed": "La prochaine créature se forme avec les pièces de {colour}.",
    "last": "Les derniers tours : encore {n}",
    "tasks": "Objectifs",
    "next": "suivant",
    "met": "rempli",
    "worth": "{n} p.",
    "hand": "Main",
    "empty_hand": "aucune carte",
    "places": "peut être invoquée en {squares}",
    "one_short": "il manque une pièce : {squares}",
    "short": "il manque {n} pièces, au plus près : {squares}",
    "warp": "Effet de distorsion : {text}",
    "frozen": "Effet de givre : {text}",
    "upper": "{need} pièces promues de moins (maintenant {have}) : {text}",
    "lower": "{need} pièces de moins (maintenant {have}) : {text}",
    "against": "{id} contre {colour}",
    "choices": "Choix",
    "placements": "placer une pièce sur une des {n} cases : place {square}, ou seulement {square}",
    "placements_from": "réserve vide, reprenez une pièce : place {square} from {origin} ({n} façons)",
    "optional": "- pour passer",
    "since": "Depuis votre dernier choix",
    "set_up": "Mise en place",
    "turn_of": "Tour {number}, {school}",
    "nothing": "Rien encore.",
    "undone": "Annulé.",
    "hint": "Un bon choix : {choice}",
    "hint_ahead": "{percent} % de mieux que l’idée suivante",
    "hint_even": "guère mieux que l’idée suivante",
    "hint_idea": "{lead} : {idea}",
    "hint_back": "D’ici, le but est hors d’atteinte. Annulez avec undo, autant de fois : {n}",
    "puzzle": "Problème {number}, {grade} : {text}",
    "saved": "Enregistré dans {file}.",
    "loaded": "Chargé depuis {file}.",
    "mended": (
        "Une règle a été corrigée depuis que cette partie a été enregistrée. Ce qui est joué reste tel quel (selon "
        "les règles d’aujourd’hui, la suite aurait été différente à partir du tour {turn}) ; la partie continue selon"
        " les règles d’aujourd’hui."
    ),
    "mended_anew": "Ce qui était en cours est recommencé.",
    "mended_over": (
        "Cette partie est montrée telle qu’elle a été jouée ; selon les règles d’aujourd’hui, la suite aurait été "
        "différente à partir du tour {turn}."
    ),
    "file_needed": "Nommez un fichier, par exemple : {command} partie.txt",
    "file_bad": "{file} : {error}",
    "no_number": "Il n’y a pas de choix {n} ; les numéros vont de 1 à {most}.",
    "no_card": "Il n’y a ni carte, ni objectif, ni Ruse du nom de {name}.",
    "not_held": "{card} n’est pas dans votre main.",
    "winners": "Vainqueur : {schools}",
    "winners_shared": "Victoire partagée : {schools}",
    "bye": "Au revoir. Rien n’a été enregistré ; la commande save garde une partie.",
    "ask_turn": "utilisez une action",
    "ask_end": "terminez le tour",
    "ask_start": "choisissez la place des premières pièces",
    "ask_return": "remettez d’autres cartes sous leurs decks, ou - pour arrêter",
    "ask_point": "choisissez la couleur du point",
}

PHRASES = {"en": _EN, "de": _DE, "fr": _FR}
