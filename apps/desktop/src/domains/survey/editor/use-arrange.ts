import type { Questionnaire } from '@sands/contract/survey/questionnaire.model'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { brokenBranches, newlyBroken } from './questionnaire-arrange.ts'
import type { SurveyEditorState } from './survey-editor-state.ts'

export type Arrange = (next: Questionnaire, focus?: string) => void

/**
 * Moves sections and questions. `broken` has the places whose conditions the moves have broken and that are still
 * broken: taking a move back repairs them.
 */
export function useArrange({ document: edited, change }: Pick<SurveyEditorState, 'document' | 'change'>) {
  const [told, setTold] = useState<readonly string[]>([])
  const focus = useRef<string>(undefined)
  const { questionnaire } = edited
  const arrange = useCallback<Arrange>(
    (next, moved) => {
      focus.current = moved
      change({ questionnaire: next })
      setTold((before) => [...new Set([...before, ...newlyBroken(questionnaire, next)])])
    },
    [change, questionnaire],
  )
  // A question that goes to another section is drawn anew there; whoever moved it wants to go on.
  useLayoutEffect(() => {
    if (focus.current === undefined) return
    document.querySelector<HTMLElement>(`[data-question-handle="${focus.current}"]`)?.focus()
    focus.current = undefined
  })
  const still = told.length > 0 ? brokenBranches(questionnaire) : []
  return { arrange, broken: told.filter((key) => still.includes(key)) }
}
