/** Les mots de la maison en français. */
import { capital } from '@crownlands/core/text/typesetting'
import { aboutMinutes, spelled } from './spelled'
import { timeAgo } from './time-ago'
import type { WebWords } from './web-words'

const day = new Intl.DateTimeFormat('fr', { day: 'numeric', month: 'long', year: 'numeric' })
const dayName = new Intl.DateTimeFormat('fr', { weekday: 'long', day: 'numeric', month: 'long' })
const list = new Intl.ListFormat('fr', { type: 'conjunction' })

export const fr: WebWords = {
  shell: {
    skip: 'Aller à la page',
    home: 'Accueil',
    settings: 'Réglages',
    rules: 'Règles',
    close: 'Fermer',
    dismiss: 'Fermer',
    detail: 'Détail technique, en anglais',
    loading: 'Un instant…',
    broken: {
      title: 'Quelque chose s’est cassé',
      text: 'Cette page a rencontré une erreur qu’elle ne sait pas réparer. Vos parties sont gardées dans ce navigateur.',
      again: 'Recharger la page',
    },
    notFetched: {
      title: 'Cette page n’a pas pu être chargée',
      text: 'Le réseau est absent, ou une version plus récente a pris la place. Vos parties sont gardées dans ce navigateur.',
    },
    unreachable: 'Crownlands est injoignable pour l’instant. Réessayez une fois en ligne.',
    update: { text: 'Une nouvelle version est prête. Vos parties restent comme elles sont.', action: 'L’utiliser' },
    hostProblem: (problem) => {
      switch (problem) {
        case 'storage-full':
          return 'Ce navigateur n’a plus de place pour les parties. Supprimez-en une, puis réessayez.'
        case 'storage-blocked':
          return 'Un Crownlands plus ancien est ouvert dans une autre fenêtre. Fermez-la, puis réessayez.'
        case 'storage-newer':
          return 'Un Crownlands plus récent est passé par ici. Rechargez la page pour l’utiliser.'
        case 'storage-failed':
          return 'Ce navigateur refuse de garder ou de lire les parties.'
        case 'not-fetched':
          return 'Un morceau du jeu n’a pas pu être chargé. Réessayez une fois en ligne, ou rechargez la page.'
        case 'host-lost':
          return 'La table n’a pas répondu. Réessayez\u00a0; vos parties sont gardées.'
        default:
          return 'Cela n’a pas marché. Rien n’a changé.'
      }
    },
    titles: {
      home: 'Crownlands',
      settings: 'Réglages · Crownlands',
      licences: 'Remerciements · Crownlands',
      history: 'Vos parties · Crownlands',
      firstGame: (game) => `Première partie de ${game} · Crownlands`,
      newGame: (game) => `Nouvelle partie de ${game} · Crownlands`,
      table: 'À la table · Crownlands',
      replay: 'Revoir une partie · Crownlands',
      online: 'À la table · Crownlands',
      lobby: 'Tables ouvertes · Crownlands',
      'my-games': 'Mes parties · Crownlands',
      account: 'Vous · Crownlands',
      rules: (game) => `Règles de ${game} · Crownlands`,
    },
  },
  home: {
    title: 'Crownlands',
    welcome: (games) =>
      `${capital(spelled(games, 'fr'))} jeux de rois et de portes sur une seule table. Jouez contre des bots ou entre amis, autour d’un écran ou chacun chez soi. Sur cet appareil, tout marche même loin de tout réseau.`,
    play: 'Jouer',
    readRules: 'Lire les règles',
    notYet: 'Bientôt',
    gamesTitle: 'Les jeux',
    players: (min, max) => {
      if (max === 1) return 'en solitaire'
      return min === max ? `${max} joueurs` : `${min} à ${max} joueurs`
    },
    minutes: (minutes) => aboutMinutes(minutes, 'fr'),
    tables: {
      title: 'Là où vous en étiez',
      empty: 'Aucune partie en cours sur cet appareil. Celles que vous y commencerez vous attendront ici.',
      loading: 'Recherche de vos parties…',
      failed: 'Vos parties n’ont pas pu être lues.',
      again: 'Réessayer',
      yourTurn: 'À vous de jouer',
      turnOf: (name) => `À ${name} de jouer`,
      lost: 'Défaite',
      won: (names) =>
        names.length === 1 ? `Victoire de ${names[0]}` : `Victoire partagée\u00a0: ${list.format(names)}`,
      players: (names) => list.format(names),
      when: timeAgo('fr', 'à l’instant'),
      remove: 'Supprimer',
      removeTable: (players) => `Supprimer la partie entre ${players}`,
      removeTitle: 'Supprimer cette partie\u00a0?',
      removeText: (players) => `La partie entre ${players} disparaîtra définitivement de ce navigateur.`,
      keep: 'La garder',
      unplayable: {
        'unknown-game': 'Un jeu que cette version ne connaît pas.',
        'other-rules': 'Commencée avec d’autres règles que celles-ci.',
      },
      notKept: 'Cette fenêtre ne garde rien\u00a0: les parties disparaissent quand on la ferme.',
      outOfReach:
        'Ce navigateur n’atteint pas les parties gardées, ou ne garde rien dans cette fenêtre. Les nouvelles disparaissent quand on la ferme.',
      damaged: 'Une partie abîmée',
      damagedHint: 'Ouvrez-la pour exporter ce qui reste.',
      removeDamaged: 'Supprimer la partie abîmée',
      removeDamagedText: 'Ce qui reste de la partie abîmée disparaîtra définitivement de ce navigateur.',
    },
    open: {
      action: 'Ouvrir une partie enregistrée',
      hint: 'Ou déposez son fichier n’importe où sur cette page.',
      drop: 'Lâchez pour ouvrir cette partie',
      opened: (game) => `La partie de ${game} est sur la table.`,
      openedMany: (games) =>
        `${games} parties sont ouvertes. Voici la première\u00a0; les autres attendent à l’accueil.`,
      fileSays: (name, sentence) => `${name}\u00a0: ${sentence}`,
      moreFailed: (files) =>
        files === 1
          ? 'Un autre fichier n’a pas pu être ouvert.'
          : `${files} autres fichiers n’ont pas pu être ouverts.`,
      unreadable: 'Ce fichier n’a pas pu être lu.',
      tooLarge: 'Ce fichier est trop gros pour être une partie enregistrée.',
      failed: 'La partie n’a pas pu être ouverte. Rien n’a changé.',
    },
    online: {
      title: 'En ligne',
      away: 'Le jeu en ligne n’a pas pu être chargé. Tout marche comme toujours sur cet appareil.',
    },
    credits: 'Crédits et licences',
    history: 'Vos parties',
  },
  firstGame: {
    welcome:
      'Première visite\u00a0? Apprenez un jeu en y jouant\u00a0: un hôte vous guide à la vraie table, en cinq minutes.',
    of: (game) => `Apprendre ${game}`,
    lead: 'Nouveau ici\u00a0? Apprenez en jouant\u00a0: à petits pas, à la vraie table, en cinq minutes.',
    begin: 'Jouer une première partie',
    goOn: 'Reprendre votre première partie',
    again: 'Revoir la première partie',
  },
  daily: {
    date: (date) => day.format(noon(date)).replace(/^1 /, '1er '),
    won: (score) => `Gagné aujourd’hui, avec ${score} points.`,
    history: 'Vos sept derniers jours',
    day: (date, mark) =>
      `${dayName.format(noon(date)).replace(/ 1 /, ' 1er ')}\u00a0: ${{ won: 'gagné', lost: 'perdu', begun: 'en cours', none: 'pas joué' }[mark]}`,
    goOn: 'Reprendre la partie',
    again: 'Encore une fois, pour le plaisir',
  },
  setup: {
    title: (game) => `Une nouvelle partie de ${game}`,
    seats: 'Joueurs',
    seat: (number) => `Joueur ${number}`,
    playedBy: 'Aux commandes',
    person: 'Une personne',
    bot: 'Un bot',
    temperament: 'Tempérament',
    temperaments: {
      squire: {
        name: 'Écuyer',
        strength: 'facile',
        character: 'Plein d’élan, vite distrait\u00a0: la moitié du plateau lui échappe.',
      },
      steward: {
        name: 'Intendant',
        strength: 'moyen',
        character: 'Prend ce qui rapporte aussitôt et regarde rarement plus loin.',
      },
      marshal: { name: 'Maréchal', strength: 'fort', character: 'A vu mille parties\u00a0: un coup d’œil lui suffit.' },
      chancellor: {
        name: 'Chancelier',
        strength: 'redoutable',
        character: 'Patient, minutieux, rarement pris en défaut. Le plus lent à décider.',
      },
    },
    name: 'Nom',
    nameTaken: 'Quelqu’un d’autre à la table porte déjà ce nom.',
    house: 'Maison',
    houses: { or: 'Or', azure: 'Azur', gules: 'Gueules', vert: 'Sinople' },
    houseColours: { or: 'jaune', azure: 'bleu', gules: 'rouge', vert: 'vert' },
    houseNames: { or: 'Maison d’Or', azure: 'Maison d’Azur', gules: 'Maison de Gueules', vert: 'Maison de Sinople' },
    formerPlayer: 'Profil supprimé',
    botNames: { or: 'Isabeau', azure: 'Godefroy', gules: 'Mahaut', vert: 'Perrin' },
    swaps: (seat) => `échange avec le joueur ${seat}`,
    options: 'Variantes',
    optionsSummary: 'Comme dans la règle, sauf ce que vous changez ici.',
    start: 'Commencer la partie',
    starting: 'On dresse la table…',
    failed: 'La table n’a pas pu être dressée. Réessayez.',
    where: 'Où',
    wheres: { device: 'Cet appareil', online: 'En ligne' },
    you: 'Vous',
    whoeverComes: 'Qui viendra',
    lay: 'Dresser la table',
    layNote: 'Ensuite vous attendez les autres, et commencez ensemble.',
    handOver: 'Entre les tours, l’écran est voilé\u00a0: personne ne voit ce que cache un autre.',
    watch: 'Seuls des bots jouent\u00a0: vous regardez.',
  },
  settings: {
    title: 'Réglages',
    lead: 'Ils valent aussitôt, pour tous les jeux.',
    reading: 'Lire et voir',
    playing: 'Jouer',
    language: 'Langue',
    theme: 'Lumière',
    themes: { system: 'Système', light: 'Parchemin', dark: 'Salle de nuit' },
    motion: 'Mouvement',
    motionHint: 'Réduit, les pièces apparaissent à leur place au lieu d’y voyager.',
    motions: { system: 'Système', reduced: 'Réduit' },
    textSize: 'Texte',
    textSizes: { normal: 'Normal', large: 'Grand', largest: 'Très grand' },
    sound: 'Son',
    soundHint: 'Du bois sur le feutre, une page, une pièce, et une cloche grave quand c’est à vous.',
    volume: 'Volume',
    listen: 'Écouter',
    pace: 'Rythme des bots',
    paceHint: 'Le temps laissé à chacun de leurs coups avant le suivant.',
    paces: { slow: 'Lent', normal: 'Normal', fast: 'Rapide', instant: 'Immédiat' },
    confirmTurns: 'Terminer chaque tour à la main',
    singleKeys: 'Raccourcis à une touche',
    singleKeysHint: 'E termine le tour, U reprend un coup, etc. À couper si vous dictez à l’ordinateur.',
    confirmTurnsHint: 'Jusque-là, vous pouvez reprendre vos coups. Sinon, le tour finit avec le dernier.',
    kept: 'Gardés dans ce navigateur seulement.',
  },
}

/** In the middle of the day no clock can change its date. */
function noon(date: string): Date {
  return new Date(`${date}T12:00:00`)
}
