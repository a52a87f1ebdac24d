/** The rulebook for players, in English: what is hidden, magic items, characters and options. */
import type { RulebookSection } from '@crownlands/core/room'

export const magicEn: readonly RulebookSection[] = [
  {
    title: 'Hidden and public',
    clauses: [
      {
        id: 'KT-H1',
        text: 'All can see the map, who owns what, how large stacks and racks are, forts, income counters, characters, the pool, gold, whatever is face up, what is traded in, and all dice.',
      },
      {
        id: 'KT-H2',
        text: 'Only you see the faces of your rack and of your face-down counters.',
      },
      {
        id: 'KT-H3',
        text: 'Nobody knows what the cup holds, or how much, or the order of the unused deck.',
      },
      {
        id: 'KT-H4',
        text: 'Nothing of this ever reaches another player. A face-down counter cannot be followed by others, and a stack that turns down is shuffled in their view.',
      },
      {
        id: 'KT-H5',
        text: 'A call on a real creature tells only that it is real, which all can work out.',
      },
      {
        id: 'KT-H6',
        text: 'The pause for an answer is the same whether or not somebody holds one.',
      },
      {
        id: 'KT-H7',
        text: 'A stolen counter is known to thief and victim only. Counters set aside in the exchange, face-down losses and discards are not shown.',
      },
      {
        id: 'KT-H8',
        text: 'What lay face up may be remembered: the table keeps for everybody which creatures were last seen where, until they are seen to leave. It promises nothing.',
      },
    ],
  },
  {
    title: 'Magic items',
    clauses: [
      {
        id: 'KT-I1',
        text: 'A magic item is used once, from your rack, when its text says, and then goes to the cup. Use as many in a turn as you like. In a battle only those in it may use items; the Lucky Charm anyone. “Any step” means before the dice of a step. What a side still uses goes to the cup when the battle ends or the side retreats, the Balloon excepted. A cancelled item is spent. Who plays neutral defenders uses their items only.',
      },
      {
        id: 'KT-I2',
        text: 'Balloon. In your part of movement it lifts 1 to 3 of your army counters of printed value 3 or less, not pinned and not yet moved, out of one hex and lands up to 3 hexes away on land, over everything; they move no further this turn. Until the turn ends it has value 3 and fights with its passengers in the ranged step, one die each. One hit removes it; then they fight by their own symbols. While it lasts, it and they may retreat to any hex of yours without enemies within 3. It stops enemies and pins nobody; without army counters of yours in its hex it counts for nothing (KT-B16). All see the flight, but the passengers stay face down. At the end of the turn it goes to the cup.',
      },
      {
        id: 'KT-I3',
        text: 'Bow. Lay it on a creature of yours at the start of a round: value +1, and it fights only as ranged. Later it may move to another creature, and must if the bearer is gone. It may itself take a hit, and is then gone. Never together with the Sword on one.',
      },
      {
        id: 'KT-I4',
        text: 'Dispel Magic. In a battle, in any step or as an answer: one enemy magic item has no effect and goes to the cup, and for the rest of the battle all magic counters of one enemy force, the same enemy’s or another’s, fight in the melee step. Outside battle, as an answer: the item has no effect. A citadel keeps its step; characters do not. A Balloon cancelled on take-off leaves its passengers unmoved.',
      },
      {
        id: 'KT-I5',
        text: 'Dust of Defence. Before round 1, by the owner of the hex or the neutral defenders: all attackers must retreat without a fight (KT-B14). Who cannot stays. If all go there was no battle.',
      },
      {
        id: 'KT-I6',
        text: 'Elixir. When Dark Plague or Teenie Pox would hit you, it is cancelled for your whole army.',
      },
      {
        id: 'KT-I7',
        text: 'Fan. In answer to a Balloon: it lands on a hex next to its target, your choice; over the sea it is lost, and its passengers go to a hex of theirs next to it or to the cup. In answer to Dust of Defence: cancels it. Against the Black Cloud, in your own part of any phase: moves it to an adjacent owned hex or takes it off. In answer to Weather Control: the cloud goes to an owned hex next to its target, or off, as you say.',
      },
      {
        id: 'KT-I8',
        text: 'Firewall. Before round 1, attacking or defending: roll a die. A magic fort of that value fights for you in this battle and takes that many hits.',
      },
      {
        id: 'KT-I9',
        text: 'Golem. Any step: it joins your force for this battle, melee, value 6. Once in each ranged step it may soak one ranged hit unharmed; ranged hits cannot remove it. A magic or melee hit does.',
      },
      {
        id: 'KT-I10',
        text: 'Lucky Charm. Right after any roll by anyone, change one die by 1. It stays within 1 to 6, and the change must change what happens (KT-O9). Not in the roll for the first player.',
      },
      {
        id: 'KT-I11',
        text: 'Sword. As the Bow, but the bearer fights in the melee step with two dice and value +1, even as a passenger.',
      },
      {
        id: 'KT-I12',
        text: 'Talisman. Any step. From then on roll a die when one of your creatures is given a hit: on 2 to 5 it is unharmed, on 1 or 6 it is eliminated and the Talisman goes to the cup. A creature is saved once a step.',
      },
      {
        id: 'KT-I13',
        text: 'An item played as an answer can itself be answered, but by Dispel Magic alone. Dispel Magic cannot. Lucky Charm and Elixir are items for this too.',
      },
    ],
  },
  {
    title: 'Special characters',
    clauses: [
      {
        id: 'KT-K1',
        text: 'The characters, back to back: Arch Cleric 5 magic and Jungle Lord 4; Arch Mage 6 magic and Ghaog II 6 fly; Assassin Primus 4 and Plains Lord 4; Baron Munchausen 4 and Desert Master 4; Dwarf King 5 and Warlord 5; Elf Lord 6 ranged and Ice Lord 4; Grand Duke 4 and Deerhunter 4; Marksman 2 or 5 ranged and Forest King 4; Master Thief 4 and Lord of the Eagles 5 fly; Sir Lance-a-Lot 5 charge and Swamp King 4; Swordmaster 4 and Mountain King 4.',
      },
      {
        id: 'KT-K2',
        text: 'Arch Cleric, Arch Mage, Elf Lord, Sir Lance-a-Lot, Ghaog II and Lord of the Eagles have no power beyond their symbol.',
      },
      {
        id: 'KT-K3',
        text: 'Assassin Primus. In the special powers phase name a hex with army counters of another player, then win the contest (KT-P3). You name one creature or character there, the other player another, and a die decides: 1 to 3 yours is eliminated, 4 to 6 the other’s. Face-down counters are named unseen. If there is only one, it goes without a die.',
      },
      {
        id: 'KT-K4',
        text: 'Baron Munchausen and Grand Duke. Before round 1 of a battle in their hex each puts one sure hit on every enemy fort, city and village there, neutral ones too, by himself. Not on a Firewall.',
      },
      {
        id: 'KT-K5',
        text: 'Dwarf King. Your copper, silver and gold mines pay double; four times with Mother Lode.',
      },
      {
        id: 'KT-K6',
        text: 'Marksman. At the start of a round choose: 5, an ordinary ranged attack, or 2, aimed: if it hits, you pick the enemy counter that takes it. Saves still apply. Unless you choose he does as before, at first 5.',
      },
      {
        id: 'KT-K7',
        text: 'Master Thief. In the special powers phase name another player and win the contest (KT-P3): take all their gold, or one random counter from their rack.',
      },
      {
        id: 'KT-K8',
        text: 'Swordmaster. When he is given a hit, roll a die: on 2 to 5 he is unharmed, on 1 or 6 eliminated. One save a step.',
      },
      {
        id: 'KT-K9',
        text: 'Deerhunter. Every hex costs 1 for him and for those who go the whole way with him, and none of them can be pinned. They still stop by KT-M5 and KT-M6. Who paid less or left a pin because of him stops where he stops; who joins him later pays in full.',
      },
      {
        id: 'KT-K10',
        text: 'Terrain Lords: Desert Master, Forest King, Ice Lord, Jungle Lord, Mountain King, Plains Lord and Swamp King. In his own hex each supports all your creatures of his terrain, whatever land you own. One for each player (KT-R6).',
      },
      {
        id: 'KT-K11',
        text: 'Warlord. Once a battle in his hex, before round 1 and after bluffs were called: one enemy creature of your choice, of any enemy force and neutral ones too, changes to your side for good. Not a character, a building or an item, and not into a full hex.',
      },
    ],
  },
  {
    title: 'Editions and options',
    clauses: [
      {
        id: 'KT-E1',
        text: 'You play the edition of 1986 unless you choose another.',
      },
      {
        id: 'KT-E2',
        text: 'The edition of 1997 has a second Dinosaur: 147 creatures, 196 Things.',
      },
      {
        id: 'KT-E3',
        text: 'The edition of 2010 has a second Dinosaur too, and its Great Hunter has value 2. Some names differ: Djinn, Imp, Great Hunter, Teeniepox, Vandals; Ghost and Spirit swap theirs.',
      },
      {
        id: 'KT-E4',
        text: 'You may have every bluff called by the table, for all players. Then nobody can change that answer.',
      },
      {
        id: 'KT-E5',
        text: 'You may set a turn limit. If nobody has won by its end, most citadels win, then the highest income, then most gold; otherwise the victory is shared.',
      },
      {
        id: 'KT-E6',
        text: 'All counters are data in one file, so that somebody with a printed copy can correct a value without touching a rule.',
      },
      {
        id: 'KT-E7',
        text: 'The options are the edition, calling every bluff, and the turn limit (none, or 1 to 99). Nothing else changes the rules.',
      },
    ],
  },
]
