import type { ApplyDetail } from '@sands/contract/apply/apply.model'
import { type FormAnswer, MAX_ANSWER_FILES } from '@sands/rules/apply/form'
import { useRef, useState } from 'react'
import { useUploads } from '../upload/uploads.ts'
import { useMadeUploads } from '../upload/use-made-uploads.ts'
import { dropApplyDraft, keepApplyDraft, readApplyDraft } from './apply-drafts.ts'

const tagOf = (applyId: string, key: string): string => `apply.${applyId}.${key}`

/**
 * What the person has filled in so far. It stays on the device until it is sent; an upload that finishes while the
 * screen is closed is added when it is opened again.
 */
export function useApplyForm({ applyId, fields, answers: sent }: ApplyDetail) {
  const [answers, setAnswers] = useState<readonly FormAnswer[]>(() => readApplyDraft(applyId) ?? sent)
  // Two uploads may end before the page is rendered again: each adds to the answers of the other.
  const latest = useRef(answers)
  const isOurs = (tag: string | undefined) => tag?.startsWith(`apply.${applyId}.`) === true
  const isUploading = useUploads().some((item) => isOurs(item.tag) && item.state !== 'failed' && !item.made)
  const valuesIn = (all: readonly FormAnswer[], key: string) => all.find((answer) => answer.key === key)?.values ?? []

  function change(key: string, values: readonly string[]) {
    const next = [...latest.current.filter((answer) => answer.key !== key), { key, values }]
    latest.current = next
    setAnswers(next)
    keepApplyDraft(applyId, next)
  }

  const fieldOf = (tag: string) => fields.find(({ key, kind }) => kind === 'file' && tag === tagOf(applyId, key))
  useMadeUploads(
    (tag) => fieldOf(tag) !== undefined,
    (uploads) => {
      for (const { tag, made } of uploads) {
        const field = fieldOf(tag)
        if (!field) continue
        const values = [...new Set([...valuesIn(latest.current, field.key), made.id])]
        change(field.key, values.slice(0, MAX_ANSWER_FILES))
      }
    },
  )

  return {
    answers,
    valuesOf: (key: string) => valuesIn(answers, key),
    change,
    isUploading,
    tagOf: (key: string) => tagOf(applyId, key),
    clear: () => dropApplyDraft(applyId),
  }
}
