import type { TextPlan } from '@sands/contract/settings/texts.model'
import { CallError, call } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { isConflict } from '../../../kernel/conflict.ts'
import { useT } from '../../../kernel/text.ts'
import { readCsvFile } from './read-csv-file.ts'
import { useTextsFresh } from './use-texts-fresh.ts'

interface Step {
  fileName?: string
  csv?: string
  plan?: TextPlan
  fault?: string
  /** The plan was worked out again, because somebody else has published meanwhile. */
  isStale?: boolean
  isReading?: boolean
  isPublishing?: boolean
}

export function useTextsImport({ onDone }: { onDone: () => void }) {
  const t = useT()
  const fresh = useTextsFresh()
  const apply = useAct('POST /sands-system/api/v1/manage/text/import/apply')
  const [step, setStep] = useState<Step>({})

  async function plan(file: { fileName: string; csv: string }, isStale: boolean) {
    try {
      const found = await call('POST /sands-system/api/v1/manage/text/import/read', {
        body: { csv: file.csv },
        quiet: true,
      })
      setStep({ ...file, plan: found, isStale })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setStep({ fileName: file.fileName, fault: error.msg })
    }
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
    try {
      const { changed } = await apply.mutateAsync({ body: { csv, version: agreed.version }, quiet: true })
      showToast(t('settings.texts_imported', { count: changed }), { kind: 'success' })
      await fresh()
      onDone()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      if (isConflict(error)) return plan({ fileName, csv }, true)
      setStep({ ...step, fault: error.msg, isPublishing: false })
    }
  }

  return { step, read, publish }
}
