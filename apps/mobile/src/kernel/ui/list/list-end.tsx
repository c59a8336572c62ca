import { useT } from '@sands/web/i18n/i18n'
import { useEffect, useRef } from 'react'
import { Button } from '../button.tsx'
import { Bone, Skeleton } from '../page/skeleton.tsx'
import styles from './list-end.module.css'

/** The next page is fetched this far before the end. */
const AHEAD = '600px'

interface Pages {
  data?: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => unknown
}

/** The end of an infinite list: fetches the next page, and says when that failed and when it was the last. */
export function ListEnd({ pages }: { pages: Pages }) {
  const t = useT()
  const mark = useRef<HTMLDivElement>(null)
  const { data, hasNextPage, isFetching, isFetchNextPageError: failed, fetchNextPage } = pages
  const count = data?.pages.length
  const waits = hasNextPage && !isFetching && !failed
  // biome-ignore lint/correctness/useExhaustiveDependencies: an observer reports only once that the end is visible; each page needs a new one, also when it loads so fast that `waits` stays true.
  useEffect(() => {
    if (!waits || !mark.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void fetchNextPage()
      },
      { rootMargin: AHEAD },
    )
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [waits, fetchNextPage, count])
  return (
    <div ref={mark} className={styles.end}>
      {content()}
    </div>
  )

  function content() {
    if (!hasNextPage) return <p className={styles.word}>{t('kernel.list_end')}</p>
    if (failed && !isFetching) {
      return (
        <>
          <p className={styles.word}>{t('kernel.list_more_failed')}</p>
          <Button look="soft" onClick={() => void fetchNextPage()}>
            {t('kernel.retry')}
          </Button>
        </>
      )
    }
    return (
      <Skeleton>
        <Bone width="120px" height="14px" />
      </Skeleton>
    )
  }
}
