import { useCallback, useImperativeHandle, useMemo, useState } from 'react'
import { useT } from '../i18n/i18n.ts'
import type { PlaceRef } from '../player/place/place.ts'
import type { OnPlayed } from '../player/place/played.ts'
import type { StudyRules } from '../player/place/study-rules.ts'
import { Watermark } from '../watermark/watermark.tsx'
import styles from './document-viewer.module.css'
import { FindBar } from './find-bar.tsx'
import { lastPage } from './page-position.ts'
import { PageView } from './page-view.tsx'
import type { Pdf } from './pdf.ts'
import { useFind } from './use-find.ts'
import { useGoToMatch } from './use-go-to-match.ts'
import { usePageStack } from './use-page-stack.ts'
import { useReading } from './use-reading.ts'
import { useViewerKeys } from './use-viewer-keys.ts'
import { useZoomGestures } from './use-zoom-gestures.ts'
import { ViewerBar } from './viewer-bar.tsx'

interface ReaderProps extends Pick<StudyRules, 'placeKey' | 'sentTo'> {
  pdf: Pdf
  file: { id: string; fileName: string }
  watermark: string | null
  onPlayed: OnPlayed
  place?: PlaceRef
}

/** An open document. Only the visible pages and their neighbours are rendered, however many there are. */
export function Reader({ pdf, file, watermark, onPlayed, place, placeKey = file.id, sentTo }: ReaderProps) {
  const t = useT()
  const startPage = useMemo(() => Math.min(sentTo ?? lastPage(placeKey), pdf.count), [placeKey, sentTo, pdf.count])
  const stack = usePageStack({ count: pdf.count, first: pdf.first, startPage })
  const { shown, layout, scroller, setScroller, goTo, learn } = stack
  const [searching, setSearching] = useState(false)
  const find = useFind(pdf, shown.current)
  const { matchesOn, match, onPlaced } = useGoToMatch(find, stack)
  const openFind = useCallback(() => setSearching(true), [])
  const closeFind = () => {
    setSearching(false)
    find.setWords('')
    scroller?.focus()
  }
  useZoomGestures(stack)
  useViewerKeys({ stack, count: pdf.count, openFind })
  useImperativeHandle(place, () => ({ now: () => shown.current, goTo }))
  useReading({ scroller, fileId: file.id, placeKey, page: shown.current, onPlayed })

  const numbers = Array.from({ length: shown.last - shown.first + 1 }, (_, index) => shown.first + index)
  return (
    <div className={styles.viewer}>
      {searching ? (
        <FindBar find={find} onClose={closeFind} />
      ) : (
        <ViewerBar stack={stack} count={pdf.count} openFind={openFind} />
      )}
      <div className={styles.stage}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
        <section ref={setScroller} className={styles.scroller} aria-label={file.fileName} tabIndex={0}>
          <div className={styles.pages} style={{ width: layout.width, height: layout.height }}>
            {numbers.map((number) => {
              const placed = layout.pages[number - 1]
              const matches = matchesOn(number)
              return (
                placed && <PageView key={number} {...{ pdf, number, placed, learn, goTo, matches, match, onPlaced }} />
              )
            })}
          </div>
        </section>
        {watermark !== null && <Watermark text={watermark} />}
      </div>
      <p className="visually-hidden" aria-live="polite">
        {t('media.document_page', { page: shown.current })}
      </p>
    </div>
  )
}
