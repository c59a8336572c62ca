import type { IMPORT_FORMATS } from '@sands/contract/exam/bank.calls'
import { attempt } from '@sands/web/call/attempt'
import { call } from '@sands/web/call/call'
import { useState } from 'react'
import { saveBytes } from '../../../kernel/file/save-bytes.ts'

type Format = (typeof IMPORT_FORMATS)[number]

/** Downloads a file to fill in, with an example of each type. */
export function useTemplate() {
  const [loading, setLoading] = useState<Format>()
  const download = async (format: Format) => {
    setLoading(format)
    // When the server refuses, the call layer shows why.
    const { data } = await attempt(() =>
      call('GET /sands-lms/api/v1/manage/question/import/template', { query: { format } }),
    )
    setLoading(undefined)
    if (data) saveBytes(data)
  }
  return { loading, download: (format: Format) => void download(format) }
}
