import type { TextFilter } from '@sands/contract/settings/texts.model'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useState } from 'react'

type Loose<T> = { [P in keyof T]: T[P] | undefined }

/** Lets the browser save a text as a file. */
function saveAs(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  URL.revokeObjectURL(url)
}

const today = () => new Date().toISOString().slice(0, 10)

export function useTextsExport() {
  const [isBusy, setBusy] = useState(false)
  return {
    isBusy,
    run: async (filter: Loose<TextFilter>): Promise<void> => {
      setBusy(true)
      const { data } = await attempt(() => call('GET /sands-system/api/v1/manage/text/export', { query: filter }))
      setBusy(false)
      if (data) saveAs(`sands-texts-${today()}.csv`, data.csv)
    },
  }
}
