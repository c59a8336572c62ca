import type { SenderState } from '@sands/contract/auth/ways.model'
import type { ManagedChannels, ManagedChannelsChange } from '@sands/contract/message/channel.model'
import { FIRST_QUIET, minuteOf, timeOf } from '@sands/rules/message/channel'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Input, Skeleton, Switch } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { type Column, RowTable } from '../../../kernel/ui/list/row-table.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import { ChannelTotalsCard } from './channel-totals-card.tsx'
import styles from './channels.module.css'
import { EventRulesCard } from './event-rules-card.tsx'
import { useRuleColumns } from './use-rule-columns.tsx'

type Rule = ManagedChannelsChange['rules'][number]
const TONES: Readonly<Record<SenderState, Tone>> = { real: 'success', simulated: 'warning', none: 'neutral' }

/** Which channels each group of messages uses, the quiet hours, and when summaries are sent. */
export function ChannelsPage() {
  const t = useT()
  const channels = useCall('GET /sands-system/api/v1/manage/message/channels', undefined, { staleTime: 0 })
  const { data } = channels
  return (
    <ManagePage title={t('message.channels')} intro={t('message.channels_intro')}>
      {channels.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {channels.isError && !data && <FailureBlock error={channels.error} onRetry={() => void channels.refetch()} />}
      {data && <ChannelsForm key={data.version} stored={data} onChanged={channels.refetch} />}
      {data && <ChannelTotalsCard />}
    </ManagePage>
  )
}

function ChannelsForm({ stored, onChanged }: { stored: ManagedChannels; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const run = useRun(onChanged)
  const save = useAct('POST /sands-system/api/v1/manage/message/channels-save')
  const { channels, version, reportAddresses, knownEvents, ...first } = stored
  const [choice, setChoice] = useState(first)
  const isSame = JSON.stringify(choice) === JSON.stringify(first)
  const changeRule = (group: Rule['group'], next: Partial<Rule>) =>
    setChoice((before) => ({
      ...before,
      rules: before.rules.map((rule) => (rule.group === group ? { ...rule, ...next } : rule)),
    }))
  const rules = useRuleColumns<Rule>({
    channels,
    nameOf: ({ group }) => t(`message.category_${group}`),
    onChange: ({ group }, next) => changeRule(group, next),
  })
  const columns: readonly Column<Rule>[] = [
    {
      key: 'group',
      title: t('message.channels_group'),
      keep: 'name',
      cell: ({ group }) => t(`message.category_${group}`),
    },
    ...rules,
  ]

  return (
    <>
      <Card
        title={t('message.channels_groups')}
        action={
          <Button
            type="primary"
            disabled={isSame}
            loading={save.isPending}
            onClick={() =>
              void run(() => save.mutateAsync({ body: { ...choice, version } }), t('message.channels_saved'))
            }
          >
            {t('message.channels_save')}
          </Button>
        }
      >
        <ul className={styles.states}>
          {channels.map(({ channel, state }) => (
            <li key={channel} className={styles.state}>
              <span>{t(`message.channel_${channel}`)}</span>
              <StateTag tone={TONES[state]}>{t(`message.channel_state_${state}`)}</StateTag>
            </li>
          ))}
        </ul>
        <RowTable<Rule>
          label={t('message.channels_groups')}
          columns={columns}
          rows={choice.rules}
          rowKey={({ group }) => group}
        />
      </Card>
      <EventRulesCard
        events={choice.events}
        known={knownEvents}
        channels={channels}
        onChange={(events) => setChoice((before) => ({ ...before, events }))}
      />
      <Times choice={choice} onChange={(next) => setChoice((before) => ({ ...before, ...next }))} />
      <Card title={t('message.channels_reports')}>
        <p className={styles.hint}>{t('message.channels_reports_text')}</p>
        <Facts
          facts={reportAddresses.map(({ channel, address }) => ({
            label: t(`message.channel_${channel}`),
            value: address,
          }))}
        />
      </Card>
    </>
  )
}

type TimesChoice = Pick<ManagedChannelsChange, 'quiet' | 'digestAt'>

function Times({ choice, onChange }: { choice: TimesChoice; onChange: (next: Partial<TimesChoice>) => void }) {
  const t = useT()
  const { quiet, digestAt } = choice
  return (
    <Card title={t('message.channels_times')}>
      <div className={styles.switch}>
        <Switch
          aria-label={t('message.channels_quiet')}
          checked={quiet !== null}
          onChange={(isOn) => onChange({ quiet: isOn ? FIRST_QUIET : null })}
        />
        <span className={styles.words}>
          {t('message.channels_quiet')}
          <span className={styles.hint}>{t('message.channels_quiet_hint')}</span>
        </span>
      </div>
      <div className={styles.times}>
        {quiet &&
          (['from', 'until'] as const).map((end) => (
            <TimeField
              key={end}
              label={t(`message.quiet_${end}`)}
              minute={quiet[end]}
              onChange={(minute) => onChange({ quiet: { ...quiet, [end]: minute } })}
            />
          ))}
        <TimeField
          label={t('message.channels_digest')}
          minute={digestAt}
          onChange={(minute) => onChange({ digestAt: minute })}
        />
      </div>
    </Card>
  )
}

function TimeField(props: { label: string; minute: number; onChange: (minute: number) => void }) {
  const { label, minute, onChange } = props
  return (
    <Field label={label}>
      {(field) => (
        <Input
          {...field}
          type="time"
          value={timeOf(minute)}
          onChange={({ target }) => {
            const next = minuteOf(target.value)
            if (next !== undefined) onChange(next)
          }}
        />
      )}
    </Field>
  )
}
