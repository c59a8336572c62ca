import type { QuestionKey } from '@sands/rules/exam/question'
import type { PaperPart } from './paper-parts.ts'

const letter = (list: readonly { key: string }[], name: string) =>
  String.fromCharCode(65 + list.findIndex((option) => option.key === name))

/** The right answer in words: letters of options, texts of blanks. */
export function keyText(
  { type, body }: Pick<PaperPart, 'type' | 'body'>,
  { isTrue, blanks, pairs, options = [] }: QuestionKey,
  words: { yes: string; no: string },
): string {
  if (isTrue !== undefined) return isTrue ? words.yes : words.no
  if (blanks)
    return Object.values(blanks)
      .map(({ accepted }) => accepted.join(' / '))
      .join('; ')
  if (pairs)
    return body.options.map((left, index) => `${index + 1} – ${letter(body.targets, pairs[left.key] ?? '')}`).join('; ')
  return options.map((name) => letter(body.options, name)).join(type === 'order' ? ' → ' : ', ')
}
