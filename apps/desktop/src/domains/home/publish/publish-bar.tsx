import { ClockCircleOutlined, ExclamationCircleOutlined, InfoCircleOutlined } from '@ant-design/icons'
import type { DecorationOverview, HomePageDocument } from '@sands/contract/home/decoration.model'
import type { PageFault } from '@sands/rules/decoration'
import { Button } from 'antd'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useT } from '../../../kernel/text.ts'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { isSame } from './compare-parts.ts'
import { faultCount } from './fault-places.ts'
import { HomeRequest } from './home-request.tsx'
import styles from './publish.module.css'
import { PublishDialog, type PublishWhen } from './publish-dialog.tsx'
import { ScheduledDrawer } from './scheduled-drawer.tsx'
import type { Flush } from './use-publish.ts'

interface PublishBarProps {
  overview: DecorationOverview
  /** The page in the editor; undefined while there is none. */
  page: HomePageDocument | undefined
  /** The faults that prevent publishing, as far as the editor shows them. */
  faults: readonly PageFault[]
  /** The reason why the page cannot be published now, regardless of its content. */
  hold: string | undefined
  /** Whether all changes are stored. */
  saved: boolean
  flush: Flush
  /** Called when the person wants to publish, or to see what is missing. */
  onAsk: () => void
  onPublished: () => void
}

/** Publishes the draft. A fault opens its module through `block` in the address. */
export function PublishBar(props: PublishBarProps) {
  const { overview, page, faults, hold, saved, flush, onAsk, onPublished } = props
  const t = useT()
  const [, setParams] = useSearchParams()
  const [when, setWhen] = useState<PublishWhen>()
  const [isListOpen, setListOpen] = useState(false)
  const mayPublish = may(useViewer(), 'home.decoration.publish')
  const count = page ? faultCount(page, faults) : 0
  const isSamePage = saved && (page === undefined || isSame(page, overview.current?.page))
  const isHeld = isSamePage || hold !== undefined
  const ask = (next: PublishWhen) => {
    onAsk()
    setWhen(next)
  }
  const openBlock = (block: string) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        next.set('block', block)
        return next
      },
      { replace: true },
    )
  return (
    <div className={styles.bar}>
      <StateTag tone={isSamePage ? 'neutral' : 'info'}>
        {isSamePage ? t('home.publish_same') : t('home.publish_waiting')}
      </StateTag>
      {overview.scheduled.length > 0 && (
        <Button icon={<ClockCircleOutlined aria-hidden />} onClick={() => setListOpen(true)}>
          {t('home.scheduled', { count: overview.scheduled.length })}
        </Button>
      )}
      {count > 0 && (
        <Button
          className={styles.warning ?? ''}
          icon={<ExclamationCircleOutlined aria-hidden />}
          onClick={() => ask('now')}
        >
          {t('home.publish_faults', { count })}
        </Button>
      )}
      {mayPublish ? (
        <>
          {hold && (
            <p className={styles.noRight}>
              <InfoCircleOutlined aria-hidden />
              {hold}
            </p>
          )}
          <Button disabled={isHeld} onClick={() => ask('later')}>
            {t('home.publish_later')}
          </Button>
          <Button type="primary" disabled={isHeld} onClick={() => ask('now')}>
            {t('home.publish')}
          </Button>
        </>
      ) : (
        <HomeRequest overview={overview} disabled={isHeld || count > 0} flush={flush} />
      )}
      {page && (
        <PublishDialog
          when={when}
          overview={overview}
          page={page}
          flush={flush}
          onPublished={onPublished}
          onOpenBlock={openBlock}
          onClose={() => setWhen(undefined)}
        />
      )}
      <ScheduledDrawer open={isListOpen} scheduled={overview.scheduled} onClose={() => setListOpen(false)} />
    </div>
  )
}
