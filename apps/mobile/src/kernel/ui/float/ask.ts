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

/** Asks before an action that cannot be undone. If another question is still open, that one counts as "no". */
export function ask(question: Question): Promise<boolean> {
  openQuestion.get()?.answer(false)
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
