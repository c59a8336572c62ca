import type { ApplyDetail } from '@sands/contract/apply/apply.model'
import { type FormAnswer, MAX_ANSWER_FILES } from '@sands/rules/apply/form'
import { useEffect, useEffectEvent, useState } from 'react'
import { claimUpload, getUploads, onUploads, startUploads, useUploads } from '../upload/uploads.ts'
import { dropApplyDraft, keepApplyDraft, readApplyDraft } from './apply-drafts.ts'

const tagOf = (applyId: string, key: string): string => `apply.${applyId}.${key}`

/**
 * What the person has filled in so far. It stays on the device until it is sent; an upload that finishes while the
 * screen is closed is added when it is opened again.
 */
export function useApplyForm({ applyId, fields, answers: sent }: ApplyDetail) {
  const [answers, setAnswers] = useState<readonly FormAnswer[]>(() => readApplyDraft(applyId) ?? sent)
  const isOurs = (tag: string | undefined) => tag?.startsWith(`apply.${applyId}.`) === true
  const isUploading = useUploads().some((item) => isOurs(item.tag) && item.state !== 'failed' && !item.made)
  const valuesOf = (key: string): readonly string[] => answers.find((answer) => answer.key === key)?.values ?? []

  function store(next: readonly FormAnswer[]) {
    setAnswers(next)
    keepApplyDraft(applyId, next)
  }
  const change = (key: string, values: readonly string[]) =>
    store([...answers.filter((answer) => answer.key !== key), { key, values }])

  const look = useEffectEvent(() => {
    let next = answers
    for (const { key, kind } of fields) {
      if (kind !== 'file') continue
      for (const item of getUploads()) {
        if (item.tag !== tagOf(applyId, key) || !item.made) continue
        const before = next.find((answer) => answer.key === key)?.values ?? []
        const values = [...new Set([...before, item.made.id])].slice(0, MAX_ANSWER_FILES)
        next = [...next.filter((answer) => answer.key !== key), { key, values }]
        void claimUpload(item.id)
      }
    }
    if (next !== answers) store(next)
  })
  useEffect(() => {
    const stop = onUploads(() => look())
    void startUploads().then(() => look())
    return stop
  }, [])

  return {
    answers,
    valuesOf,
    change,
    isUploading,
    tagOf: (key: string) => tagOf(applyId, key),
    clear: () => dropApplyDraft(applyId),
  }
}
