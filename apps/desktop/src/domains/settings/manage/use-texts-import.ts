import type { TextPlan } from '@sands/contract/settings/texts.model'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'
import { readCsvFile } from './read-csv-file.ts'
import { useRefreshTexts } from './use-refresh-texts.ts'

interface Step {
  fileName?: string
  csv?: string
  plan?: TextPlan
  fault?: string
  /** The plan was calculated again, because somebody else has published meanwhile. */
  isStale?: boolean
  isReading?: boolean
  isPublishing?: boolean
}

export function useTextsImport({ onDone }: { onDone: () => void }) {
  const t = useT()
  const fresh = useRefreshTexts()
  const apply = useAct('POST /sands-system/api/v1/manage/text/import/apply')
  const [step, setStep] = useState<Step>({})

  async function plan(file: { fileName: string; csv: string }, isStale: boolean) {
    const { data, error } = await attempt(() =>
      call('POST /sands-system/api/v1/manage/text/import/read', { body: { csv: file.csv }, quiet: true }),
    )
    setStep(error ? { fileName: file.fileName, fault: error.msg } : { ...file, plan: data, isStale })
  }

  async function read(file: File) {
    setStep({ fileName: file.name, isReading: true })
    const found = await readCsvFile(file)
    if ('csv' in found) return plan({ fileName: file.name, csv: found.csv }, false)
    const fault =
      found.fault === 'too-large' ? t('settings.texts_import_too_large') : t('settings.texts_import_unreadable')
    setStep({ fileName: file.name, fault })
  }

  async function publish() {
    const { csv, plan: agreed, fileName = '' } = step
    if (csv === undefined || !agreed) return
    setStep({ ...step, isPublishing: true })
    const { data, error } = await attempt(() =>
      apply.mutateAsync({ body: { csv, version: agreed.version }, quiet: true }),
    )
    if (isConflict(error)) return plan({ fileName, csv }, true)
    if (error) return setStep({ ...step, fault: error.msg, isPublishing: false })
    showToast(t('settings.texts_imported', { count: data.changed }), { kind: 'success' })
    await fresh()
    onDone()
  }

  return { step, read, publish }
}
