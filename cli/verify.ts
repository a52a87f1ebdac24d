/** `crownlands verify`: what a recorded game proves, and what it only claims. */
import { commitmentOf, fairnessOf } from '@crownlands/core/fair'
import type { MatchRecord } from '@crownlands/core/record'
import type { Language } from '@crownlands/core/room'
import { UserError } from './fail'
import { readRecordFile, replayFile } from './replay'
import { PLAY_WORDS, type VerifyWords } from './text/words'

/**
 * Verifies chance and actions. No record can prove what the table showed before the match, so pass the commitment that you
 * noted then. Throws if something is wrong.
 */
export async function verifyFile(
  file: string,
  noted: string | undefined,
  language: Language,
  show: (line: string) => void,
): Promise<void> {
  const record = await readRecordFile(file, language)
  const words = PLAY_WORDS[language].verify
  const commitment = noted?.trim().toLowerCase()
  const fairness = fairnessOf(record, commitment)
  if (fairness === 'other-seed') throw new UserError(words.otherSeed)
  if (fairness === 'other-commitment')
    throw new UserError(record.fair === undefined ? words.noSecret : words.otherCommitment(shownBy(record)))
  let last = ''
  await replayFile(file, language, (line) => {
    last = line
  })
  const { proved, claimed } = findings(record, commitment !== undefined, words)
  for (const finding of proved) show(words.proved(finding))
  for (const finding of claimed) show(words.claimed(finding))
  show(last)
}

interface Findings {
  readonly proved: readonly string[]
  readonly claimed: readonly string[]
}

/** The findings about a valid record. */
function findings(record: MatchRecord, isNoted: boolean, words: VerifyWords): Findings {
  const { fair, end } = record
  const shown = shownBy(record)
  const chance: Findings =
    fair === undefined
      ? { proved: [], claimed: [words.noFairness] }
      : {
          proved: [
            fair.words.length === 0 ? words.secretAlone : words.seed,
            ...(isNoted ? [words.commitment(shown)] : []),
          ],
          claimed: [...(isNoted ? [] : [words.noCommitment(shown)]), ...(fair.words.length === 0 ? [] : [words.words])],
        }
  return {
    proved: [words.replay, ...chance.proved],
    claimed: [...chance.claimed, end.chain === undefined ? words.noChain : words.chain(end.chain)],
  }
}

function shownBy({ fair }: MatchRecord): string {
  return fair === undefined ? '' : commitmentOf(fair.secret)
}
