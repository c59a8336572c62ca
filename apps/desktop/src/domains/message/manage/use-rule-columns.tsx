import type { ManagedChannels } from '@sands/contract/message/channel.model'
import { type Channel, type ChannelRule, PACES, type Pace } from '@sands/rules/message/channel'
import { Checkbox, Select } from 'antd'
import { useT } from '../../../kernel/text.ts'
import type { Column } from '../../../kernel/ui/list/row-table.tsx'
import styles from './channels.module.css'

interface RuleColumns<Row> {
  channels: ManagedChannels['channels']
  /** What the rule is about, for the labels of its fields. */
  nameOf: (row: Row) => string
  onChange: (row: Row, next: Partial<ChannelRule>) => void
}

/** A column for each channel, and one that says when messages are sent. */
export function useRuleColumns<Row extends ChannelRule>({
  channels,
  nameOf,
  onChange,
}: RuleColumns<Row>): Column<Row>[] {
  const t = useT()
  const toggle = (row: Row, channel: Channel, isOn: boolean) =>
    onChange(row, { channels: isOn ? [...row.channels, channel] : row.channels.filter((each) => each !== channel) })
  return [
    ...channels.map(
      ({ channel }): Column<Row> => ({
        key: channel,
        title: t(`message.channel_${channel}`),
        cell: (row) => (
          <Checkbox
            aria-label={t('message.channels_use', { group: nameOf(row), channel: t(`message.channel_${channel}`) })}
            checked={row.channels.includes(channel)}
            onChange={({ target }) => toggle(row, channel, target.checked)}
          />
        ),
      }),
    ),
    {
      key: 'pace',
      title: t('message.channels_pace'),
      cell: (row) => (
        <Select<Pace>
          className={styles.pace ?? ''}
          aria-label={t('message.channels_pace_of', { group: nameOf(row) })}
          value={row.pace}
          onChange={(pace) => onChange(row, { pace })}
          options={PACES.map((value) => ({ value, label: t(`message.pace_${value}`) }))}
        />
      ),
    },
  ]
}
