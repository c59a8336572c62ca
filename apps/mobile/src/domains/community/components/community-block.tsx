import type { CallData } from '@sands/contract/calls'
import { communityLinks } from '@sands/contract/community/community.links'
import { FEED_SORTS, HOME_FEED_PAGE } from '@sands/rules/community/content'
import type { COMMUNITY_FEED } from '@sands/web/community/community-calls'
import { useFeed } from '@sands/web/community/use-feed'
import { useT } from '@sands/web/i18n/i18n'
import { ChevronRight } from 'lucide-react'
import { useId, useMemo } from 'react'
import type { BlockProps } from '../../../kernel/slots.ts'
import { Link } from '../../../kernel/ui/link.tsx'
import styles from './community-block.module.css'
import { Feed } from './feed.tsx'

type FeedPage = CallData<typeof COMMUNITY_FEED>
const HOTTEST_FIRST = 1

/** The same answer is the same page, also after the home page was left: the feed does not begin again with it. */
let read: { json: string | undefined; page: FeedPage | undefined } | undefined

/** The first page comes with the home page; later ones are loaded from it on. */
function firstPage(json: string | undefined): FeedPage | undefined {
  if (read === undefined || read.json !== json) read = { json, page: parsed(json) }
  return read.page
}

function parsed(json: string | undefined): FeedPage | undefined {
  try {
    const page: unknown = JSON.parse(json ?? 'null')
    const isPage = typeof page === 'object' && page !== null && 'records' in page && Array.isArray(page.records)
    return isPage ? (page as FeedPage) : undefined
  } catch {
    return undefined
  }
}

/** The community on the home page, without an end. */
export function CommunityBlock({ block }: BlockProps) {
  const t = useT()
  const id = useId()
  const [category] = block.lmsDecorateModuleCategories
  const json = category?.datas[0]?.json
  const first = useMemo(() => firstPage(json), [json])
  const sortType = category?.dataShowRule === HOTTEST_FIRST ? FEED_SORTS.hot : FEED_SORTS.newest
  const feed = useFeed({ size: HOME_FEED_PAGE, sortType }, { first, enabled: first === undefined })
  const title = block.title || t('community.title')
  if (feed.contents?.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <Link to={communityLinks.home()} className={styles.more}>
          {t('community.more')}
          <span className="visually-hidden">{title}</span>
          <ChevronRight size={16} aria-hidden />
        </Link>
      </div>
      <Feed feed={feed} />
    </section>
  )
}
