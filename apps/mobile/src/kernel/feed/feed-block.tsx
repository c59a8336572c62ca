import type { Block } from '@sands/contract/home/home.model'
import { feedAmount, imageLayout } from '@sands/rules/block'
import type { FeedAnswer } from '@sands/web/feed/feed-answer'
import { useT } from '@sands/web/i18n/i18n'
import type { useTabList } from '@sands/web/tabs/use-tab-list'
import { ChevronRight } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { Button } from '../ui/button.tsx'
import styles from './feed.module.css'
import { FeedBones, type FeedKind, FeedList } from './feed-list.tsx'

interface FeedBlockProps<T> {
  block: Block
  /** Where the company has given it no title. */
  usualTitle: string
  /** Where there is more of it. */
  more: string
  kind: FeedKind
  answer: FeedAnswer<T>
  /** Between the title and the list, such as tabs. */
  head?: ReactNode
  /** What ties the list to its tabs. */
  panel?: ReturnType<typeof useTabList>['panel'] | undefined
  /** In the place of an empty list; without it the module is not there at all. */
  none?: ReactNode
  /** Something of the list, as an item with its key. */
  children: (item: T) => ReactNode
}

/** A module of the home page with things of a domain, in all its states. */
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

/** What a module with things of a domain looks like before it is there. */
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
