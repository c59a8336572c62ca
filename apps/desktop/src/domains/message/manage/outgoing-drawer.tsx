import { asId } from '@sands/contract/kernel/id'
import type { Id } from '@sands/contract/kernel/schema'
import type { OutgoingDetail, OutgoingMessage } from '@sands/contract/message/send.model'
import { LANGUAGES, type Language } from '@sands/rules/language'
import { nearestLanguage } from '@sands/rules/message'
import { useCall } from '@sands/web/call/use-call'
import { useLanguage } from '@sands/web/i18n/i18n'
import { Button, Drawer, Skeleton } from 'antd'
import { useState } from 'react'
import { AudienceSummary } from '../../../kernel/audience/audience-summary.tsx'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { may, useViewer } from '../../../kernel/viewer.ts'
import { ChannelReport } from './channel-report.tsx'
import { DeliveryReport } from './delivery-report.tsx'
import { LanguageChoice } from './language-choice.tsx'
import styles from './outgoing.module.css'
import { OutgoingStateTag } from './outgoing-state-tag.tsx'
import { PhonePreview } from './phone-preview.tsx'

interface OutgoingDrawerProps {
  /** Empty while the drawer is closed. */
  id: string
  onClose: () => void
  onCancel: (message: OutgoingMessage) => void
}

/** One message: its delivery report, its text and its audience. */
export function OutgoingDrawer({ id, onClose, onCancel }: OutgoingDrawerProps) {
  const t = useT()
  const detail = useCall(
    'GET /sands-system/api/v1/manage/message/get',
    { query: { id: asId<Id<'outgoing'>>(id) } },
    { enabled: id !== '', staleTime: 0 },
  )
  const message = id === '' ? undefined : detail.data
  return (
    <Drawer
      open={id !== ''}
      onClose={onClose}
      size={640}
      title={t('message.send_report')}
      destroyOnHidden
      extra={
        message?.state === 'scheduled' && (
          <div className={styles.acts}>
            <Button danger onClick={() => onCancel(message)}>
              {t('message.send_cancel')}
            </Button>
            <LinkButton type="primary" to={`/manage/message/compose?id=${message.id}`}>
              {t('message.send_change')}
            </LinkButton>
          </div>
        )
      }
    >
      {id !== '' && detail.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {id !== '' && !detail.isPending && !message && (
        <FailureBlock error={detail.error} onRetry={() => void detail.refetch()} />
      )}
      {message && <Outgoing key={message.id} message={message} />}
    </Drawer>
  )
}

function Outgoing({ message }: { message: OutgoingDetail }) {
  const t = useT()
  const moments = useMoments()
  const [own] = useLanguage()
  const [chosen, setChosen] = useState<Language>()
  const languages = LANGUAGES.filter((each) => message.texts[each])
  const language = chosen ?? nearestLanguage(message.texts, own) ?? own
  const mayLook = may(useViewer(), 'org.audiences.view')
  return (
    <div className={styles.detail}>
      <h2 className={styles.heading}>{message.title}</h2>
      <DeliveryReport message={message} />
      {(message.state === 'sent' || message.state === 'sending') && <ChannelReport id={message.id} />}
      <Facts
        facts={[
          { label: t('message.send_column_state'), value: <OutgoingStateTag state={message.state} /> },
          { label: t('message.send_column_time'), value: moments.full(message.sendAt) },
          { label: t('message.send_column_sender'), value: message.createdBy },
          { label: t('message.send_report_made'), value: moments.full(message.createdAt) },
        ]}
      />
      {mayLook && (
        <section className={styles.part}>
          <h3 className={styles.subheading}>{t('message.send_to')}</h3>
          <AudienceSummary value={message.audience} />
        </section>
      )}
      <section className={styles.part}>
        <h3 className={styles.subheading}>{t('message.send_preview')}</h3>
        <LanguageChoice languages={languages} value={language} onChange={setChosen} />
        <PhonePreview
          category={message.category}
          texts={message.texts}
          leads={message.jump !== null}
          language={language}
          at={message.sendAt}
        />
      </section>
    </div>
  )
}
