import { LANGUAGES } from '@sands/rules/language'
import { errorText } from '../../../kernel/errors.ts'
import { listed } from './question-table.codec.ts'
import { folded, judged, lettersIn, type RawQuestion, typeNamed } from './raw-question.codec.ts'

const LABELS = ['type', 'answer', 'analysis', 'difficulty', 'category', 'tags'] as const
type Label = (typeof LABELS)[number]

const NUMBERED = /^\s*\d{1,4}\s*[.、．)）]\s*/
const OPTION = /^\s*([A-Ta-t])\s*[.、．)）:：]\s*(.+)$/
const LABELLED = /^\s*([^:：]{1,30})[:：]\s*(.*)$/
const TYPE_FIRST = /^\s*[[【(（]\s*([^\]】)）]{1,30}?)\s*[\]】)）]\s*/

interface Block {
  row: number
  lines: string[]
}

/** A question begins with a number or after an empty line. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  for (const [place, line] of text.split(/\r\n?|\n/).entries()) {
    if (line.trim() === '') {
      open = undefined
      continue
    }
    if (!open || NUMBERED.test(line)) {
      open = { row: place + 1, lines: [] }
      blocks.push(open)
    }
    open.lines.push(line)
  }
  return blocks
}

const labelOf = (text: string): Label | undefined =>
  LABELS.find((label) =>
    LANGUAGES.some((language) => folded(errorText(`exam.column.${label}`, language)) === folded(text)),
  )

/** The type that fits what is there, where the file does not name it. */
function guessedType({ stem, options, answer }: Pick<RawQuestion, 'stem' | 'options' | 'answer'>): string {
  if (options.length > 0) return (lettersIn(answer, options.length)?.length ?? 0) > 1 ? 'multiple' : 'single'
  if (judged(answer) !== undefined) return 'judge'
  return /_{3,}/.test(stem) ? 'fill' : 'essay'
}

function readBlock({ row, lines }: Block): RawQuestion {
  const values: Record<Label, string> = { type: '', answer: '', analysis: '', difficulty: '', category: '', tags: '' }
  const stem: string[] = []
  const options: string[] = []
  let last: Label | 'stem' | 'option' = 'stem'
  for (const [place, line] of lines.entries()) {
    const text = place === 0 ? line.replace(NUMBERED, '') : line
    const [, name = '', value = ''] = LABELLED.exec(text) ?? []
    const label = labelOf(name)
    const option = OPTION.exec(text)?.[2]
    if (label) {
      values[label] = value.trim()
      last = label
    } else if (option !== undefined && (last === 'stem' || last === 'option') && place > 0) {
      options.push(option.trim())
      last = 'option'
    } else if (last === 'stem') stem.push(text.trim())
    else if (last === 'option') options.push(`${options.pop() ?? ''}\n${text.trim()}`)
    else values[last] = `${values[last]}\n${text.trim()}`
  }
  const whole = stem.join('\n')
  const first = TYPE_FIRST.exec(whole)
  const isTyped = first !== null && typeNamed(first[1] ?? '') !== undefined
  const found = { stem: isTyped ? whole.slice(first[0].length) : whole, options, answer: values.answer }
  return {
    row,
    ...found,
    type: values.type || (isTyped ? (first[1] ?? '') : guessedType(found)),
    analysis: values.analysis,
    difficulty: values.difficulty,
    category: listed(values.category, /[/／>]/),
    tags: listed(values.tags, /[;；、]/),
  }
}

/** Questions of a plain text, each with the line at which it begins. */
export const readQuestionText = (text: string): RawQuestion[] => blocksOf(text).map(readBlock)

const EXAMPLES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => readQuestionText(errorText('exam.import_sample', language)).map(({ stem }) => stem)),
)

/** Whether a question is one of the examples of the template, in any language. The import leaves them out. */
export const isExample = ({ stem }: Pick<RawQuestion, 'stem'>): boolean => EXAMPLES.has(stem)
