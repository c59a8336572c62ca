import type { AuditEntry } from '@sands/contract/ops/audit.model'
import { Button } from 'antd'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './audit.module.css'
import { useAuditWords } from './audit-words.ts'

export function useAuditColumns({ onOpen }: { onOpen: (seq: number) => void }): Column<AuditEntry>[] {
  const t = useT()
  const moments = useMoments()
  const words = useAuditWords()
  return [
    {
      key: 'at',
      title: t('ops.audit_at'),
      cell: ({ at }) => (
        <time className={styles.time} dateTime={at}>
          {moments.full(at)}
        </time>
      ),
    },
    {
      key: 'actor',
      title: t('ops.audit_actor'),
      keep: 'name',
      cell: ({ actorName }) => actorName || t('ops.audit_system'),
    },
    {
      key: 'action',
      title: t('ops.audit_action'),
      cell: ({ seq, action }) => (
        <Button type="link" className={styles.action ?? ''} onClick={() => onOpen(seq)}>
          {words(action).action()}
        </Button>
      ),
    },
    {
      key: 'subject',
      title: t('ops.audit_subject'),
      cell: ({ action, subjectKind, subjectName }) => (
        <span className={styles.subject}>{subjectName || words(action).thing(subjectKind)}</span>
      ),
    },
    { key: 'ip', title: t('ops.audit_ip'), cell: ({ ip }) => ip },
  ]
}
