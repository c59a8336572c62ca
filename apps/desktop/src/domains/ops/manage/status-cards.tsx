import type { SystemStatus } from '@sands/contract/ops/ops.model'
import { useMoments } from '../../../kernel/moment.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { StateTag } from '../../../kernel/ui/state-tag.tsx'

/** Below this share of free disk space, an administrator should free some. */
const LOW = 0.1

export function DatabaseCard({ database }: { database: SystemStatus['database'] }) {
  const t = useT()
  const { number, bytes } = useMoments()
  const { open, limit } = database.connections
  const { pool } = database
  return (
    <Card title={t('ops.database')}>
      <Facts
        facts={[
          {
            label: t('ops.database_kind'),
            value: database.kind === 'embedded' ? t('ops.database_embedded') : t('ops.database_external'),
          },
          { label: t('ops.database_version'), value: database.version },
          { label: t('ops.database_size'), value: bytes(database.bytes) },
          { label: t('ops.connections'), value: t('ops.connections_of', { open: number(open), limit: number(limit) }) },
          {
            label: t('ops.pool'),
            value: t('ops.pool_of', {
              open: number(pool.open),
              idle: number(pool.idle),
              waiting: number(pool.waiting),
            }),
          },
        ]}
      />
    </Card>
  )
}

export function StorageCard({ storage }: { storage: SystemStatus['storage'] }) {
  const t = useT()
  const { bytes } = useMoments()
  const { kind, place, disk } = storage
  return (
    <Card
      title={t('ops.storage')}
      action={disk && disk.freeBytes < disk.bytes * LOW && <StateTag tone="warning">{t('ops.disk_low')}</StateTag>}
    >
      <Facts
        facts={[
          {
            label: t('ops.storage_kind'),
            value: kind === 'folder' ? t('ops.storage_folder') : t('ops.storage_bucket'),
          },
          { label: t('ops.storage_place'), value: place },
          ...(disk
            ? [
                {
                  label: t('ops.disk_free'),
                  value: t('ops.disk_of', { free: bytes(disk.freeBytes), all: bytes(disk.bytes) }),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
