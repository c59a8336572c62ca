import type { ChannelTemplate } from '@sands/contract/auth/channel-template.model'
import type { ManagedConnection } from '@sands/contract/auth/connections.model'
import { useCall } from '@sands/web/call/use-call'
import { Button, Skeleton } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from './connections.module.css'
import { TemplateDrawer, type TemplatePlace } from './template-drawer.tsx'

/** Which approved templates carry messages: that of text messages, and those of official accounts. */
export function TemplatesCard({ connections }: { connections: readonly ManagedConnection[] }) {
  const t = useT()
  const templates = useCall('GET /sands-user/api/v1/manage/channel-template/list', undefined, { staleTime: 0 })
  const [edited, setEdited] = useState<TemplatePlace | null>(null)
  const found = (id: ChannelTemplate['connectionId']) =>
    templates.data?.find(({ connectionId }) => connectionId === id) ?? null
  const places: TemplatePlace[] = [
    { name: t('auth.template_sms'), channel: 'sms', connectionId: null, template: found(null) },
    ...connections
      .filter(({ kind }) => kind === 'wechat')
      .map(({ id, name }) => ({ name, channel: 'wechat' as const, connectionId: id, template: found(id) })),
  ]
  return (
    <Card title={t('auth.templates')}>
      <p className={styles.quiet}>{t('auth.templates_text')}</p>
      {templates.isPending && <Skeleton active title={false} paragraph={{ rows: 2 }} />}
      {templates.isError && !templates.data && (
        <FailureBlock error={templates.error} onRetry={() => void templates.refetch()} />
      )}
      {templates.data && (
        <ul className={styles.templates}>
          {places.map((place) => (
            <li key={place.connectionId ?? 'sms'} className={styles.template}>
              <span>{place.name}</span>
              {place.template ? (
                <code>{place.template.templateId}</code>
              ) : (
                <StateTag tone="neutral">{t('auth.template_missing')}</StateTag>
              )}
              <Button size="small" aria-label={`${t('auth.desk_edit')} ${place.name}`} onClick={() => setEdited(place)}>
                {t('auth.desk_edit')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <TemplateDrawer
        edited={edited}
        onClose={() => setEdited(null)}
        onSaved={async () => {
          setEdited(null)
          await templates.refetch()
        }}
      />
    </Card>
  )
}
