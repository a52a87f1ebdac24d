import { expect, it } from 'vitest'
import type { Why } from '../bots/why'
import { whyText as en } from './why.en'
import { whyText as fr } from './why.fr'

const alone = true

it.each<[why: Why, english: string, french: string]>([
  [
    { kind: 'wins', alone: false },
    'with what comes next, that ends the game, and you win',
    'avec la suite, la partie s’achève et vous gagnez',
  ],
  [
    { kind: 'scores', alone, location: 5, vp: 5, counters: ['guildmaster', 'merchant'] },
    'that completes the Marketplace and brings you 5 VP, the Guildmaster and the Merchant',
    'cela finit d’entourer le Marché et vous rapporte 5 PV, le Maître de guilde et le Négociant',
  ],
  [
    { kind: 'chooses-next', alone, location: 1 },
    'that completes the Palace, and you choose where the Cathedral lies',
    'cela finit d’entourer le Palais, et vous choisissez où ira la Cathédrale',
  ],
  [
    { kind: 'averts-loss', alone },
    'the smallest total, which loses 3 VP, is no longer yours',
    'le plus petit total, qui perd 3 PV, n’est plus le vôtre',
  ],
  [
    { kind: 'leads', alone, location: 4, total: 7, rival: 5, counter: undefined },
    'that puts you first at the Graveyard, 7 to 5',
    'vous passez en tête au Cimetière, 7 contre 5',
  ],
  [
    { kind: 'pays', alone, location: 7, vp: 9, instead: 6 },
    'that promises you 9 VP at the Docks instead of 6',
    'le Port vous promet 9 PV au lieu de 6',
  ],
  [
    { kind: 'pays', alone, location: 2, vp: 3, instead: 0 },
    'that promises you 3 VP at the Cathedral',
    'la Cathédrale vous promet 3 PV',
  ],
  [
    { kind: 'widens-lead', alone, location: 6, lead: 4 },
    'that widens your lead at the Garrison to 4',
    'votre avance à la Garnison passe à 4',
  ],
  [
    { kind: 'closes-gap', alone, location: 9, gap: 2 },
    'that leaves you only 2 behind the first at the Library',
    'vous revenez à 2 du premier à la Bibliothèque',
  ],
  [
    { kind: 'closes-gap', alone, location: 9, gap: 0 },
    'that draws you level with the first at the Library',
    'vous rejoignez le premier à la Bibliothèque',
  ],
  [{ kind: 'removes', tile: 'g2' }, 'it rids you of a rival’s Shop 2', 'un adversaire y perd l’Échoppe 2'],
  [
    { kind: 'turns', dangerous: true },
    'with the King, lower tiles there can be covered',
    'avec le Roi, on pourra y recouvrir plus faible que soi',
  ],
  [
    { kind: 'turns', dangerous: false },
    'with the King, no tile there can be covered any more',
    'avec le Roi, plus aucune tuile ne s’y recouvre',
  ],
  [
    { kind: 'protects', by: 'counter' },
    'nobody can cover or burn that tile any more',
    'plus personne ne pourra recouvrir ni brûler cette tuile',
  ],
  [
    { kind: 'protects', by: 'barracks' },
    'nobody can cover or burn a Barracks',
    'personne ne peut recouvrir ni brûler une Caserne',
  ],
  [
    { kind: 'keeps', tile: 'y4' },
    'the Manor 4 then stays in your hand for later',
    'le Manoir 4 reste ainsi dans votre main pour plus tard',
  ],
  [
    { kind: 'makes-room' },
    'it makes room in your hand for another tile',
    'cela fait de la place dans votre main pour une autre tuile',
  ],
  [
    { kind: 'starts-ahead', total: 7, rival: 4 },
    'the tiles that lie there already put you first, 7 to 4',
    'les tuiles qui s’y trouvent déjà vous mettent en tête, 7 contre 4',
  ],
  [{ kind: 'starts-even' }, 'nobody starts ahead of you there', 'personne n’y part devant vous'],
  [
    { kind: 'waits' },
    'what you could still play is worth more later',
    'ce que vous pourriez encore jouer vaudra mieux plus tard',
  ],
])('because %j', (why, english, french) => {
  expect([en(why), fr(why)]).toEqual([english, french])
})
