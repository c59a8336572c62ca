import { LeftOutlined, RightOutlined } from '@ant-design/icons'
import type { Block } from '@sands/contract/home/home.model'
import type { FeedAnswer } from '@sands/web/feed/feed-answer'
import type { useTabList } from '@sands/web/tabs/use-tab-list'
import { Button } from 'antd'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../text.ts'
import styles from './feed.module.css'
import { bonesOf, FeedBones } from './feed-bones.tsx'
import { isStrip } from './is-strip.ts'
import { useStrip } from './use-strip.ts'

interface FeedBlockProps<T> {
  block: Block
  /** The title when the company has not set one. */
  usualTitle: string
  /** The address of the page with more items. */
  more?: string | undefined
  answer: FeedAnswer<T>
  /** Shown between the title and the list, for example tabs. */
  head?: ReactNode
  /** The properties that connect the list with its tabs. */
  panel?: ReturnType<typeof useTabList>['panel'] | undefined
  /** Shown instead of an empty list. Without it an empty module is hidden. */
  none?: ReactNode
  /** A skeleton in the shape of one item. */
  bone: ReactNode
  /** Renders one item as a list element with its key. */
  children: (item: T) => ReactNode
}

/** A home page module with items of a domain, including its loading, empty and failed states. */
export function FeedBlock<T>(props: FeedBlockProps<T>) {
  const { block, usualTitle, more, answer, head, panel, none, bone, children } = props
  const t = useT()
  const id = useId()
  const strip = useStrip()
  const title = block.title || usualTitle
  const onStrip = isStrip(block)
  if (answer.data?.length === 0 && none === undefined) return null
  return (
    <section aria-labelledby={id} className={styles.feed}>
      <div className={styles.head}>
        <h2 id={id} className={styles.heading}>
          {title}
        </h2>
        {(strip.more.before || strip.more.after) && (
          <div className={styles.turn}>
            <Button
              shape="circle"
              size="small"
              icon={<LeftOutlined aria-hidden />}
              aria-label={t('manage.strip_before')}
              disabled={!strip.more.before}
              onClick={() => strip.turn(-1)}
            />
            <Button
              shape="circle"
              size="small"
              icon={<RightOutlined aria-hidden />}
              aria-label={t('manage.strip_after')}
              disabled={!strip.more.after}
              onClick={() => strip.turn(1)}
            />
          </div>
        )}
        {more && (
          <Link to={more} className={styles.more}>
            {t('kernel.more')}
            <span className="visually-hidden">{title}</span>
            <RightOutlined aria-hidden />
          </Link>
        )}
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
        <ul ref={onStrip ? strip.ref : null} className={onStrip ? styles.strip : styles.grid}>
          {data.map(children)}
        </ul>
      )
    }
    if (!isError) return <FeedBones {...bonesOf(block)} bone={bone} />
    return (
      <div className={styles.failed} role="alert">
        <p>{t('kernel.part_failed')}</p>
        <Button onClick={retry}>{t('kernel.retry')}</Button>
      </div>
    )
  }
}
