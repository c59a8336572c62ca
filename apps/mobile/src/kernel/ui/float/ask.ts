import { createStore } from '@sands/web/store/store'

export interface Question {
  title: string
  text?: string | undefined
  confirm: string
  danger?: boolean
  /** Nothing to decide: one button closes it. */
  isNotice?: boolean
}

export interface OpenQuestion extends Question {
  answer: (yes: boolean) => void
}

export const openQuestion = createStore<OpenQuestion | null>(null)

const isSame = (one: Question, other: Question): boolean =>
  one.title === other.title && one.text === other.text && one.confirm === other.confirm

/**
 * Asks before an action that cannot be undone. If another question is still open, that one counts as "no". The same
 * question, asked again by a double tap, leaves the open one as it is and counts as "no" itself.
 */
export function ask(question: Question): Promise<boolean> {
  const open = openQuestion.get()
  if (open && isSame(open, question)) return Promise.resolve(false)
  open?.answer(false)
  return new Promise((resolve) => {
    openQuestion.set({
      ...question,
      answer: (yes) => {
        openQuestion.set(null)
        resolve(yes)
      },
    })
  })
}
