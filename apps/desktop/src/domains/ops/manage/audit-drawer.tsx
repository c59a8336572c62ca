import type { AuditEntry } from '@sands/contract/ops/audit.model'
import { Button, Drawer } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Facts } from '../../../kernel/ui/facts.tsx'
import styles from './audit.module.css'
import type { AuditAddress } from './audit-address.ts'
import { useAuditWords } from './audit-words.ts'
import { Comparison } from './comparison.tsx'

interface AuditDrawerProps {
  entry: AuditEntry | undefined
  onClose: () => void
  /** Filters the list by a person or an entity. */
  onOnly: (patch: Partial<AuditAddress>) => void
}

/** A whole entry: who, when, from where, and before and after side by side. */
export function AuditDrawer({ entry, onClose, onOnly }: AuditDrawerProps) {
  const words = useAuditWords()
  return (
    <Drawer
      open={entry !== undefined}
      onClose={onClose}
      size={720}
      title={entry && words(entry.action).action()}
      destroyOnHidden
    >
      {entry && <Entry entry={entry} onOnly={onOnly} />}
    </Drawer>
  )
}

function Entry({ entry, onOnly }: { entry: AuditEntry; onOnly: AuditDrawerProps['onOnly'] }) {
  const t = useT()
  const moments = useMoments()
  const words = useAuditWords()(entry.action)
  const { actorId, actorName, subjectKind, subjectId, subjectName } = entry
  return (
    <div className={styles.entry}>
      <Facts
        facts={[
          { label: t('ops.audit_at'), value: moments.full(entry.at) },
          { label: t('ops.audit_actor'), value: actorName || t('ops.audit_system') },
          { label: t('ops.audit_subject'), value: subjectName || words.thing(subjectKind) },
          { label: t('ops.audit_subject_kind'), value: words.thing(subjectKind) },
          ...(subjectId ? [{ label: t('ops.audit_subject_id'), value: subjectId }] : []),
          ...(entry.ip ? [{ label: t('ops.audit_ip'), value: entry.ip }] : []),
          { label: t('ops.audit_seq'), value: moments.number(entry.seq) },
        ]}
      />
      <div className={styles.only}>
        {actorId && (
          <Button size="small" onClick={() => onOnly({ actor: actorId })}>
            {t('ops.audit_only_actor', { name: actorName })}
          </Button>
        )}
        {subjectId && (
          <Button size="small" onClick={() => onOnly({ kind: subjectKind, subject: subjectId })}>
            {t('ops.audit_only_subject')}
          </Button>
        )}
      </div>
      <section>
        <h2 className={styles.heading}>{t('ops.audit_changes')}</h2>
        <Comparison before={entry.before} after={entry.after} words={words} />
      </section>
      <div className={styles.trace}>
        <Facts
          facts={[
            { label: t('ops.audit_action'), value: <code>{entry.action}</code> },
            ...(entry.userAgent ? [{ label: t('ops.audit_user_agent'), value: entry.userAgent }] : []),
            { label: t('ops.audit_hash'), value: <code>{entry.hash}</code> },
          ]}
        />
      </div>
    </div>
  )
}
