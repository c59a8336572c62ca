import { usePages } from '@sands/web/call/use-call'
import { Button } from 'antd'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { FeedBones } from '../../../kernel/feed/feed-bones.tsx'
import { useT } from '../../../kernel/text.ts'
import { CoverCardBone } from '../../../kernel/ui/cover-card.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateBlock } from '../../../kernel/ui/page/state-block.tsx'
import styles from './discover-page.module.css'
import { INFO_AND_CLASS } from './info-class.ts'
import { InfoClassCard, keyOf } from './info-class-card.tsx'

const PAGE_SIZE = 20

/** All items of a module with articles and courses; without a module, all articles and courses. */
export function DiscoverPage() {
  const t = useT()
  const [search] = useSearchParams()
  const moduleId = search.get('moduleId') || undefined
  const pages = usePages(INFO_AND_CLASS, { ...(moduleId && { moduleId }), size: PAGE_SIZE })
  const items = pages.data?.pages.flatMap(({ records }) => records)
  return <ManagePage title={pages.data?.pages[0]?.title || t('home.info_class')}>{content()}</ManagePage>

  function content() {
    const bones = <FeedBones count={PAGE_SIZE} bone={<CoverCardBone />} />
    if (!items) {
      if (pages.isError) return <FailureBlock error={pages.error} onRetry={() => void pages.refetch()} />
      return bones
    }
    if (items.length === 0) return <StateBlock kind="empty" title={t('home.info_class_none')} />
    return (
      <Suspense fallback={bones}>
        <ul className={styles.grid}>
          {items.map((item) => (
            <li key={keyOf(item)}>
              <InfoClassCard item={item} />
            </li>
          ))}
        </ul>
        {pages.hasNextPage && (
          <Button block loading={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('kernel.more')}
          </Button>
        )}
      </Suspense>
    )
  }
}
