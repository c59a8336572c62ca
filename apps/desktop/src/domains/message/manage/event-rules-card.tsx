import type { ManagedChannels } from '@sands/contract/message/channel.model'
import { Button, Select } from 'antd'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { type Column, RowTable } from '../../../kernel/ui/list/row-table.tsx'
import styles from './channels.module.css'
import { useRuleColumns } from './use-rule-columns.tsx'

type EventRule = ManagedChannels['events'][number]

interface EventRulesCardProps {
  events: readonly EventRule[]
  known: ManagedChannels['knownEvents']
  channels: ManagedChannels['channels']
  onChange: (events: EventRule[]) => void
}

/** Single messages that do not follow the rule of their group. */
export function EventRulesCard({ events, known, channels, onChange }: EventRulesCardProps) {
  const t = useT()
  const titles = new Map(known.map(({ event, title }) => [event, title]))
  const nameOf = ({ event }: EventRule) => titles.get(event) ?? event
  const rules = useRuleColumns<EventRule>({
    channels,
    nameOf,
    onChange: (row, next) => onChange(events.map((each) => (each.event === row.event ? { ...each, ...next } : each))),
  })
  const columns: readonly Column<EventRule>[] = [
    { key: 'event', title: t('message.channels_event'), keep: 'name', cell: nameOf },
    ...rules,
    {
      key: 'remove',
      title: '',
      align: 'end',
      cell: (row) => (
        <Button
          aria-label={t('message.channels_event_remove_of', { title: nameOf(row) })}
          onClick={() => onChange(events.filter(({ event }) => event !== row.event))}
        >
          {t('message.channels_event_remove')}
        </Button>
      ),
    },
  ]
  const free = known.filter(({ event }) => !events.some((rule) => rule.event === event))
  return (
    <Card title={t('message.channels_events')}>
      <p className={styles.hint}>{t('message.channels_events_text')}</p>
      {events.length > 0 && (
        <RowTable<EventRule>
          label={t('message.channels_events')}
          columns={columns}
          rows={events}
          rowKey={({ event }) => event}
        />
      )}
      <Select<string | null>
        className={styles.pace ?? ''}
        aria-label={t('message.channels_event_add')}
        placeholder={t('message.channels_event_add')}
        value={null}
        showSearch={{ optionFilterProp: 'label' }}
        onChange={(event) => event !== null && onChange([...events, { event, channels: [], pace: 'now' }])}
        options={free.map(({ event, title }) => ({ value: event, label: title }))}
      />
    </Card>
  )
}
