import { de, join } from '../words';
import type { Together } from './en';

export const fr: Together = {
  friendName: (n) => `Ami ${n}`,
  noSeed: 'Entre amis, les cartes sont tirées au hasard.',

  clock: {
    title: 'Pendule',
    none: 'Sans pendule', quick: '1 minute par tour, 5 en réserve', calm: '3 minutes par tour, 15 en réserve', daily: 'Un jour par tour, 3 en réserve', own: 'Temps au choix',
    turn: 'Pour chaque tour', reserve: 'Réserve pour toute la partie', number: 'Nombre', unit: 'Unité',
    units: { seconds: 'secondes', minutes: 'minutes', hours: 'heures', days: 'jours' },
    hint: 'Elle démarre quand tout le monde est arrivé. À court de temps, on perd la partie ; en mêlée, le tour est joué à votre place.',
    least: 'Un tour dure de 5 secondes à 30 jours, la réserve au plus 90 jours.',
    left: (name, turn, reserve) => `${name} : ${turn} pour le tour, ${reserve} en réserve`,
    reserveLeft: (name, reserve) => `${name} : ${reserve} en réserve`,
    days: (days, hours) => `${days} j ${hours} h`,
    runs: 'tourne', stands: 'pas encore lancée',
  },

  people: {
    title: 'Joueurs et liens', here: 'en ligne', away: 'hors ligne', notCome: 'pas encore là', you: 'vous', bot: 'bot', screen: 'aussi sur cet écran',
    watching: (n) => (n === 0 ? 'Personne ne regarde' : n === 1 ? 'Une personne regarde' : `${n} personnes regardent`),
    watchers: (n) => (n === 1 ? '1 regarde' : `${n} regardent`),
    waitingFor: (names) => `On attend ${join(names, 'et')}`,
    waitingHint: 'Envoyez l’invitation ; la place reste libre jusqu’à ce qu’on la prenne.',
    waitingAway: (name) => `On attend ${name} (hors ligne)`,
    awayNow: (name) => `${name} est hors ligne`,
    show: 'Joueurs et liens', brief: 'Liens',
  },

  link: {
    invitation: (name) => `Invitation pour ${name}`,
    hint: 'Qui l’ouvre en premier prend la place, et le lien a servi : ne l’envoyez qu’à cette personne.',
    copy: 'Copier', copied: 'Copié', share: 'Envoyer', shareText: 'Une place vous attend dans l’arène de Tash-Kalar.', watchText: 'Regardez une partie de Tash-Kalar.',
    renew: 'Nouveau lien', renewed: 'Nouveau lien créé ; l’ancien ne marche plus.', free: 'Exclure', freeSure: 'Vraiment exclure ?', invite: 'Créer une invitation',
    lost: 'Ce navigateur n’a pas le lien. Un nouveau le remplacera.',
    watch: 'Pour les spectateurs', watchHint: 'Qui l’a peut regarder. Aucune main n’est visible.',
    move: 'Continuer sur un autre appareil', moveOf: (name) => `Continuer sur un autre appareil (${name})`, moveHint: 'Ouvrez-y le lien : votre place vous suit, et cet appareil ne fait plus que regarder. Il sert une fois.', moveMake: 'Créer un lien',
  },

  arrival: {
    title: 'Une place vous attend', with: (names) => `À la table : ${names}`, name: 'Votre nom', nameHint: 'Pour toute la partie. Laissé vide, la place garde son nom.', take: 'Prendre la place', watch: 'Regarder seulement', opening: 'Recherche de la table',
    dead: 'Ce lien ne mène à aucune place', deadHint: 'Il a été remplacé par un autre, ou il est incomplet. Demandez-en un nouveau.',
    spent: 'Ce lien a déjà servi', spentHint: 'Un lien sert une fois, et quelqu’un est venu avec celui-ci. Si c’était vous, ouvrez la partie là où vous la jouez ; « Joueurs et liens » y crée un lien pour cet appareil. Sinon, demandez à qui vous a invité : plus personne n’entre avec ce lien.',
    move: 'La place vient ici', moveHint: (name) => `${name} continue sur cet appareil ; l’autre ne fera plus que regarder.`, moveWarn: 'Si vous n’avez pas encore joué vous-même dans cette partie, quelqu’un d’autre a vu ces cartes.', moveTake: 'Continuer ici',
    mine: 'Vous êtes déjà à cette table', mineHint: 'Ce lien est pour quelqu’un d’autre. Si vous prenez aussi cette place, vous jouerez les deux sur cet écran.', toTable: 'À la table', takeToo: 'Prendre aussi cette place',
  },

  watch: { title: 'Vous regardez', hint: 'Les mains restent cachées. Un tour est montré dès qu’il est terminé.' },

  title: { yourTurn: 'À vous de jouer', of: (name) => `Au tour ${de(name)}`, waiting: 'En attente des amis' },

  notify: {
    setting: 'M’avertir quand c’est mon tour', hint: 'Notification du navigateur, seulement quand cette page est en arrière-plan.',
    denied: 'Le navigateur n’autorise pas cette page à vous avertir. Ses réglages pour cette page permettent de le changer.', cannot: 'Ce navigateur ne peut pas afficher de notifications.',
    body: (names) => `Contre ${names}`,
  },

  say: {
    title: 'Messages', open: 'Envoyer un message', none: 'Personne n’a encore rien dit.', history: 'Déjà dit',
    words: {
      hello: 'Bonjour !', good_luck: 'Bonne chance !', thanks: 'Merci !', well_played: 'Bien joué !', oops: 'Oups.', one_moment: 'Un instant, s’il vous plaît.', your_turn: 'C’est votre tour.',
      good_game: 'Belle partie !', rematch: 'Encore une partie ?', no_rematch: 'Pas de revanche maintenant, désolé.', must_go: 'Je dois y aller.', bye: 'À bientôt !',
    },
  },

  bot: {
    offer: 'Faire jouer un bot à sa place', somebody: 'Donner la place à quelqu’un d’autre', wantsSomebody: (names) => `${names} : que quelqu’un d’autre ait cette place`, level: 'Niveau du bot', ask: (name) => `${name} a quitté la table.`,
    wants: (names, level) => `${names} : qu’un bot continue ici (${level})`, votes: (n, of) => `${n} sur ${of}`,
    agree: 'D’accord', keep: 'Retirer', hint: 'Dès que tous les présents sont d’accord, le bot continue. Qui tient la place peut la reprendre à tout moment.',
    somebodyHint: 'Dès que tous les présents sont d’accord, on peut inviter de nouveau. Tant que personne n’est venu, son titulaire peut revenir.',
    open: (name) => `Un bot pour ${name} ?`, openSomebody: (name) => `Quelqu’un d’autre pour ${name} ?`,
  },

  holder: {
    back: 'Reprendre ma place', bot: (level) => `Un bot joue pour vous (${level}) jusqu’à ce que vous repreniez votre place.`, botTitle: 'Un bot joue pour vous',
    moved: 'Votre place est passée sur un autre appareil. Ici, vous ne faites que regarder.', given: 'Vous étiez longtemps hors ligne, et les autres ont donné votre place à quelqu’un d’autre.',
    standsIn: 'remplacé par un bot', wait: (time) => `Place gardée encore ${time}, puis les autres décident.`, awayWait: (name, time) => `${name} est hors ligne. Place gardée encore ${time}.`,
    same: (name) => `à l’écran ${de(name)}`, offered: 'Tous sont d’accord : quelqu’un d’autre peut avoir cette place. Si son titulaire revient avant, il la garde.',
    wanted: 'Les autres veulent pourvoir votre place : revenez la garder', wantedTitle: 'Votre place vous attend',
    never: 'Qui vient plus tard reprend la place au bot.',
  },

  rematch: {
    offer: 'Proposer une revanche', offered: 'Une revanche est proposée', accept: 'Accepter', decline: 'Refuser', declined: 'Vous avez refusé.', to: 'À la revanche',
    others: (names) => `Refus : ${names}.`,
  },

  mended: {
    text: 'Une règle a été corrigée. Les tours joués restent.',
    anew: 'Ce tour recommence.', understood: 'OK',
  },

  agree: { others: (names) => (names.length === 1 ? `${names[0]} souhaite finir la partie maintenant` : `${join(names, 'et')} souhaitent finir la partie maintenant`), mine: 'Vous avez accepté de finir la partie' },
};
