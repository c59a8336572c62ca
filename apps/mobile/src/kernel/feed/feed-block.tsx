import type { Block } from '@sands/contract/home/home.model'
import { feedAmount, imageLayout } from '@sands/rules/block'
import type { FeedAnswer } from '@sands/web/feed/feed-answer'
import { useT } from '@sands/web/i18n/i18n'
import type { useTabList } from '@sands/web/tabs/use-tab-list'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import styles from './feed.module.css'
import { FeedBones, type FeedKind, FeedList } from './feed-list.tsx'

interface FeedBlockProps<T> {
  block: Block
  /** The title when the company has not set one. */
  usualTitle: string
  /** The address of the page with more items. */
  more: string
  kind: FeedKind
  answer: FeedAnswer<T>
  /** Shown between the title and the list, for example tabs. */
  head?: ReactNode
  /** The properties that connect the list with its tabs. */
  panel?: ReturnType<typeof useTabList>['panel'] | undefined
  /** Shown instead of an empty list. Without it an empty module is hidden. */
  none?: ReactNode
  /** Renders one item as a list element with its key. */
  children: (item: T) => ReactNode
}

/** A home page module with items of a domain, including its loading, empty and failed states. */
export function FeedBlock<T>(props: FeedBlockProps<T>) {
  const { block, usualTitle, more, kind, answer, head, panel, none, children } = props
  const t = useT()
  const id = useId()
  const title = block.title || usualTitle
  const layout = imageLayout(block)
  if (answer.data?.length === 0 && none === undefined) return null
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        <Link to={more} className={styles.more}>
          {t('kernel.more')}
          <span className="visually-hidden">{title}</span>
          <ChevronRight size={16} aria-hidden />
        </Link>
      </div>
      {head}
      {panel ? <div {...panel}>{content()}</div> : content()}
    </section>
  )

  function content() {
    const { data, isError, retry } = answer
    if (data?.length === 0) return <p className={styles.none}>{none}</p>
    if (data) {
      return (
        <FeedList layout={layout} kind={kind}>
          {data.map(children)}
        </FeedList>
      )
    }
    if (!isError) return <FeedBones layout={layout} kind={kind} count={feedAmount(block)} />
    return (
      <div className={styles.failed}>
        <p>{t('kernel.part_failed')}</p>
        <Button look="soft" data-in-place onClick={retry}>
          {t('kernel.retry')}
        </Button>
      </div>
    )
  }
}

/** The placeholder of a home page module while its code is loaded. */
export function FeedPlace({ block, kind }: { block: Block; kind: FeedKind }) {
  const tabs = block.code === 'app-category-class' && block.lmsDecorateModuleCategories.length > 1
  return (
    <>
      <div className={styles.head}>
        <p className={styles.heading}>{block.title}</p>
      </div>
      {tabs && <div className={styles.tabsPlace} />}
      <FeedBones layout={imageLayout(block)} kind={kind} count={feedAmount(block)} />
    </>
  )
}
