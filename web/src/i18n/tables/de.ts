// Am Tisch: Spiele, die man findet und bei denen man zuschaut.
import type { Tables } from './en';

export const de: Tables = {
  watchTitle: 'Spiele zum Zuschauen', watch: 'Zuschauen', points: (list) => `Punkte: ${list}`,
  listed: 'Alle dürfen zuschauen', listedHint: 'Das Spiel steht in der Liste dieses Servers. Handkarten bleiben verdeckt.',
  begins: 'Wer beginnt', begin: { first: 'Der erste Platz', random: 'Der Zufall entscheidet' },
  open: 'Plätze ohne Schule', byChance: 'Bekommen eine durch Zufall', inTurn: 'Wählen eine reihum, am Tisch', atTable: 'Am Tisch',
  pool: 'Schulen, die es sein können', poolFew: (need) => `Kreuze mindestens ${need} Schulen für die Plätze ohne Schule an.`,
  stones: 'Das Team spielt mit diesen Steinen',
  draft: {
    title: 'Schulen wählen', yours: 'Wähle eine Schule', yoursAs: (name) => `${name}, wähle eine Schule`, of: (name) => `${name} wählt eine Schule`,
    none: 'hat noch nicht gewählt', now: 'wählt gerade', hint: 'Das Spiel beginnt, wenn alle gewählt haben. Jede Schule spielt einmal.', stones: 'Steine eures Teams', invite: 'Einladungen', late: 'Kommt jemand nicht?',
  },
  shell: { newer: 'Es gibt eine neue Version. Spiele gehen weiter, wo sie sind.', renew: 'Übernehmen', away: 'Der Server ist nicht zu erreichen', awayHint: 'Deine Spiele sind dort sicher. Die Arena öffnet sich, sobald er antwortet.' },
  site: {
    loading: 'Das Spiel wird vorbereitet', broken: 'Das Spiel ließ sich in diesem Browser nicht starten.', taken: 'Das Spiel geht in einem anderen Tab weiter.',
    full: 'Dieser Browser lässt das Spiel nicht speichern: Es ist kein Platz mehr, oder es ist verboten. Bis dahin wird nicht weitergespielt.',
    games: 'Spiele in diesem Browser', gamesHint: 'Sie bleiben hier, auch ohne Netz, bis die Daten dieser Seite gelöscht werden. Eine Datei bewahrt sie für einen anderen Browser oder für einen Server.',
    keep: 'Alle Spiele sichern', bring: 'Spiele aus einer Datei holen', brought: (games, studies) => {
      const all = [...(games ? [games === 1 ? '1 Spiel' : `${games} Spiele`] : []), ...(studies ? [studies === 1 ? '1 Studie' : `${studies} Studien`] : [])];
      return all.length === 0 ? 'Nichts in der Datei ist neu hier.' : `Neu hier: ${all.join(' und ')}.`;
    }, noGames: 'Das ging nicht: Es ist keine Datei mit Spielen.',
    friend: 'Ein Freund an einem anderen Bildschirm braucht einen Server, den ihr beide erreicht. An diesem Bildschirm könnt ihr hier zusammen spielen: Wähle „Am Bildschirm“.', address: 'Die Adresse eines Servers, wenn du eine kennst', goThere: 'Dorthin', noAddress: 'Eine Adresse ist wie arena.example.org.',
    alongHint: 'Ein Spiel gegen Bots lässt sich mitnehmen: „Spiel mitnehmen“ in seinem Menü sichert die Aufzeichnung, die dort unter „Aufzeichnungen“ weitergeht.', along: 'Spiel mitnehmen',
  },
  takeBack: 'Zurücknehmen', takeBacks: { turn: 'Im eigenen Zug', agreement: 'Auch beendete Züge, wenn alle zustimmen', never: 'Nie' },
  back: {
    ask: 'Um Rücknahme meines letzten Zugs bitten', alone: 'Meinen letzten Zug zurücknehmen', asks: (name) => `${name} möchte den letzten Zug zurücknehmen`, mine: (names) => `Du möchtest deinen Zug zurücknehmen. Es fehlt: ${names}`,
    told: (name, turn) => `${name === null ? 'Du hast' : `${name} hat`} Zug ${turn} zurückgenommen, mit allem, was danach kam: Alle waren einverstanden.`,
    allow: 'Erlauben', refuse: 'Ablehnen', withdraw: 'Doch nicht', hint: 'Was danach geschah, ist dann nicht geschehen; verdeckte Karten werden neu gemischt.',
  },
  isListed: 'Das Spiel steht in der Liste dieses Servers: Alle können es finden.',
};
