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
  /** Where the company has given it no title. */
  usualTitle: string
  /** Where there is more of it. */
  more?: string | undefined
  answer: FeedAnswer<T>
  /** Between the title and the list, such as tabs. */
  head?: ReactNode
  /** What ties the list to its tabs. */
  panel?: ReturnType<typeof useTabList>['panel'] | undefined
  /** In the place of an empty list; without it the module is not there at all. */
  none?: ReactNode
  /** In the shape of one of them. */
  bone: ReactNode
  /** One of them, as an item of a list with its key. */
  children: (item: T) => ReactNode
}

/** A module of the home page with things of a domain, in all its states. */
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
