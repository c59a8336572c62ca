import type { ChannelChoices, ChannelChoicesChange } from '@sands/contract/message/channel.model'
import { type Channel, switchOf, timeOf } from '@sands/rules/message/channel'
import { useAct, useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { showToast } from '@sands/web/toast/toast'
import { useState } from 'react'
import { Button } from '../../../kernel/ui/button.tsx'
import { ListGroup } from '../../../kernel/ui/list/list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import { QuietHours } from '../components/quiet-hours.tsx'
import { SwitchRow } from '../components/switch-row.tsx'

/** Over which channels messages reach the person outside the app, and when not. */
export function MessageSettingsPage() {
  const t = useT()
  const own = useCall('GET /sands-system/api/v1/message/channel/own', undefined, { staleTime: 0 })
  const { data } = own
  return (
    <Page title={t('message.settings')}>
      {!data && own.isError && <ErrorState error={own.error} onRetry={() => void own.refetch()} />}
      {!data && !own.isError && <RowsSkeleton rows={6} />}
      {data && data.channels.length === 0 && (
        <EmptyState title={t('message.settings_none')} text={t('message.settings_none_text')} />
      )}
      {data && data.channels.length > 0 && <Choices stored={data} onChanged={own.refetch} />}
    </Page>
  )
}

const offOf = ({ channels }: ChannelChoices): ChannelChoicesChange['off'] =>
  channels.flatMap(({ channel, groups }) => groups.filter(({ isOn }) => !isOn).map(({ group }) => ({ channel, group })))

function Choices({ stored, onChanged }: { stored: ChannelChoices; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const save = useAct('POST /sands-system/api/v1/message/channel/save-own')
  const confirm = useAct('POST /sands-system/api/v1/message/channel/confirm')
  const [change, setChange] = useState<ChannelChoicesChange>({
    off: offOf(stored),
    quietBy: stored.quietBy,
    quiet: stored.quiet,
  })
  const isOff = (channel: Channel, group: ChannelChoicesChange['off'][number]['group']) =>
    change.off.some((each) => switchOf(each.channel, each.group) === switchOf(channel, group))

  const store = async (next: ChannelChoicesChange) => {
    const before = change
    setChange(next)
    // The call layer has said why it failed.
    const isStored = await save.mutateAsync({ body: next }).then(
      () => true,
      () => false,
    )
    if (!isStored) setChange(before)
  }
  const takeAgain = async (channel: Channel) => {
    await confirm.mutateAsync({ body: { channel } }).then(
      () => showToast(t('message.channel_confirmed'), { kind: 'success' }),
      // The call layer has said why.
      () => undefined,
    )
    await onChanged()
  }

  return (
    <>
      {stored.channels.map(({ channel, state, groups }) => (
        <ListGroup
          key={channel}
          title={t(`message.channel_${channel}`)}
          {...(state === 'none' && { note: t('message.channel_missing') })}
          {...(state === 'bounced' && { note: t('message.channel_bounced') })}
        >
          {groups.map(({ group, pace }) => {
            const words = t(`message.category_${group}`)
            return (
              <SwitchRow
                key={group}
                label={words}
                name={t('message.channel_switch', { group: words, channel: t(`message.channel_${channel}`) })}
                detail={pace === 'daily' ? t('message.pace_daily_at', { time: timeOf(stored.digestAt) }) : undefined}
                isOn={!isOff(channel, group)}
                onChange={(isOn) => {
                  const others = change.off.filter((each) => each.channel !== channel || each.group !== group)
                  void store({ ...change, off: isOn ? others : [...others, { channel, group }] })
                }}
              />
            )
          })}
          {state === 'bounced' && (
            <li>
              <Button block look="plain" busy={confirm.isPending} onClick={() => void takeAgain(channel)}>
                {t('message.channel_confirm')}
              </Button>
            </li>
          )}
        </ListGroup>
      ))}
      <QuietHours choices={{ ...stored, ...change }} onChange={(hours) => void store({ ...change, ...hours })} />
    </>
  )
}
