import type { ManagedConnection } from '@sands/contract/auth/connections.model'
import { Button, Switch } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'
import styles from './connections.module.css'
import { useReasonWords } from './use-reason-words.ts'

interface ConnectionCardProps {
  connection: ManagedConnection
  onEdit: () => void
  onExamine: () => void
  onSwitch: (isOpen: boolean) => void
  onRemove: () => void
}

export function ConnectionCard({ connection, onEdit, onExamine, onSwitch, onRemove }: ConnectionCardProps) {
  const t = useT()
  const { minute } = useMoments()
  const wordsOf = useReasonWords()
  const { name, kind, appId, isOpen, isSimulated, keySetAt, linked, onlyWay, closedColleges, troubles } = connection
  return (
    <Card
      title={name}
      action={<Switch aria-label={t('auth.desk_open_of', { name })} checked={isOpen} onChange={onSwitch} />}
    >
      <div className={styles.tags}>
        <StateTag tone={isOpen ? 'success' : 'neutral'}>
          {t(isOpen ? 'auth.desk_is_open' : 'auth.desk_is_closed')}
        </StateTag>
        {isSimulated && <StateTag tone="warning">{t('auth.desk_simulated')}</StateTag>}
        {!isSimulated && keySetAt === null && <StateTag tone="danger">{t('auth.desk_no_key')}</StateTag>}
      </div>
      <Facts
        facts={[
          { label: t('auth.desk_kind'), value: t(`auth.way_${kind}`) },
          { label: t('auth.desk_app_id'), value: appId },
          { label: t('auth.desk_key'), value: keySetAt ? t('auth.desk_key_set', { time: minute(keySetAt) }) : '—' },
          { label: t('auth.desk_linked'), value: String(linked) },
          ...(onlyWay > 0 ? [{ label: t('auth.desk_only_way'), value: String(onlyWay) }] : []),
          ...(closedColleges.length > 0
            ? [
                {
                  label: t('auth.desk_closed_for'),
                  value: t('auth.desk_closed_count', { count: closedColleges.length }),
                },
              ]
            : []),
        ]}
      />
      {troubles.length > 0 && (
        <section aria-label={t('auth.desk_troubles_of', { name })}>
          <p className={styles.quiet}>{t('auth.desk_troubles')}</p>
          <ul className={styles.steps}>
            {troubles.map(({ step, reason, detail, at }) => (
              <li key={step} className={styles.step}>
                <span className={styles.stepHead}>
                  <StateTag tone="warning">{t(`auth.trouble_${step}`)}</StateTag>
                  {minute(at)}
                </span>
                <span className={styles.quiet}>{wordsOf(reason, detail)}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <div className={styles.actions}>
        <Button onClick={onExamine}>{t('auth.desk_examine')}</Button>
        <Button onClick={onEdit}>{t('auth.desk_edit')}</Button>
        <Button danger type="text" onClick={onRemove}>
          {t('auth.desk_remove')}
        </Button>
      </div>
    </Card>
  )
}
