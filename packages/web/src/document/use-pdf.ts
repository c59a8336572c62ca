import { useCallback, useEffect, useState } from 'react'
import { openPdf, type Pdf } from './pdf.ts'

export type PdfState = { state: 'loading' } | { state: 'ready'; pdf: Pdf } | { state: 'failed' }

/** Opens a document, and closes it with its worker when it is unmounted. */
export function usePdf(url: string): PdfState & { retry: () => void } {
  const [shown, setShown] = useState<PdfState>({ state: 'loading' })
  const [turn, setTurn] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try opens it again
  useEffect(() => {
    const giveUp = new AbortController()
    let opened: Pdf | undefined
    setShown({ state: 'loading' })
    openPdf(url, giveUp.signal).then(
      (pdf) => {
        if (giveUp.signal.aborted) return pdf.close()
        opened = pdf
        setShown({ state: 'ready', pdf })
      },
      () => {
        if (!giveUp.signal.aborted) setShown({ state: 'failed' })
      },
    )
    return () => {
      giveUp.abort()
      opened?.close()
    }
  }, [url, turn])
  return { ...shown, retry: useCallback(() => setTurn((before) => before + 1), []) }
}
