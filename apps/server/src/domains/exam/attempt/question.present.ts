import type { AttemptSection } from '@sands/contract/exam/paper.model'
import type { QuestionBody } from '@sands/contract/exam/question.model'
import { seedFor, shuffled } from '@sands/rules/exam/shuffle'
import { presentQuestionHtml, type ShownFiles } from '../bank/question-html.codec.ts'
import type { AttemptPaper } from '../exam.tables.ts'
import type { VersionMap } from './versions.service.ts'

interface Order {
  seed: number
  shuffleOptions: boolean
}

type Part = Omit<QuestionBody, 'children' | 'type'> & { type: QuestionBody['type'] }

/**
 * The items of an ordering question and the right side of a matching question are always shuffled: their stored order
 * can be the answer.
 */
function presentPart<P extends Part>(part: P, name: string, { seed, shuffleOptions }: Order, files: ShownFiles): P {
  const html = (option: P['options'][number]) => ({
    key: option.key,
    content: presentQuestionHtml(option.content, files),
  })
  const isMixed = part.type === 'order' || (shuffleOptions && part.type !== 'match')
  const options = isMixed ? shuffled(part.options, seedFor(seed, name)) : part.options
  const targets = shuffled(part.targets, seedFor(seed, `${name}:targets`))
  return {
    ...part,
    stem: presentQuestionHtml(part.stem, files),
    options: options.map(html),
    targets: targets.map(html),
  }
}

function presentBody(body: QuestionBody, key: string, order: Order, files: ShownFiles): QuestionBody {
  const children = body.children.map((child) => presentPart(child, `${key}/${child.key}`, order, files))
  return { ...presentPart(body, key, order, files), children }
}

/** The paper without keys, in the order of this attempt. */
export const presentSections = (
  paper: AttemptPaper,
  versions: VersionMap,
  order: Order,
  files: ShownFiles,
): AttemptSection[] =>
  paper.sections.map(({ key, title, remark, questions }) => ({
    key,
    title,
    remark,
    questions: questions.flatMap((question) => {
      const version = versions.get(question.versionId)
      if (!version) return []
      const { score, isRequired } = question
      return { key: question.key, score, isRequired, body: presentBody(version.body, question.key, order, files) }
    }),
  }))
