import type { Questionnaire } from '@sands/contract/survey/questionnaire.model'
import { useCallback, useLayoutEffect, useRef, useState } from 'react'
import { brokenBranches, newlyBroken } from './questionnaire-arrange.ts'
import type { SurveyEditorState } from './survey-editor-state.ts'

/** `focus` names controls by their `data-arranger`: the first one that can be used gets the focus afterwards. */
export type Arrange = (next: Questionnaire, ...focus: string[]) => void

/**
 * Moves sections and questions. `broken` has the places whose conditions the moves have broken and that are still
 * broken: taking a move back repairs them.
 */
export function useArrange({ document: edited, change }: Pick<SurveyEditorState, 'document' | 'change'>) {
  const [told, setTold] = useState<readonly string[]>([])
  const focus = useRef<readonly string[]>([])
  const { questionnaire } = edited
  const arrange = useCallback<Arrange>(
    (next, ...wanted) => {
      focus.current = wanted
      change({ questionnaire: next })
      setTold((before) => [...new Set([...before, ...newlyBroken(questionnaire, next)])])
    },
    [change, questionnaire],
  )
  // What changes its place in the page loses the focus; whoever moved it wants to go on.
  useLayoutEffect(() => {
    const found = focus.current.flatMap((name) => [
      ...document.querySelectorAll<HTMLButtonElement>(`[data-arranger="${name}"]`),
    ])
    found.find(({ disabled }) => !disabled)?.focus()
    focus.current = []
  })
  const still = told.length > 0 ? brokenBranches(questionnaire) : []
  return { arrange, broken: told.filter((key) => still.includes(key)) }
}
