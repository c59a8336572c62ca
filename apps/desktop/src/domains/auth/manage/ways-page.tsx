import type { ManagedWays, SenderState, WaysChoice } from '@sands/contract/auth/ways.model'
import { useAct, useCall } from '@sands/web/call/use-call'
import { Button, Input, Skeleton, Switch } from 'antd'
import { useState } from 'react'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Field } from '../../../kernel/ui/form/field.tsx'
import { useRun } from '../../../kernel/ui/form/use-run.ts'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { StateTag, type Tone } from '../../../kernel/ui/state-tag.tsx'
import { FactorCard } from './factor-card.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { OutboxCard } from './outbox-card.tsx'
import { RegisterFields } from './register-fields.tsx'
import styles from './ways.module.css'

const TONES: Readonly<Record<SenderState, Tone>> = { real: 'success', simulated: 'warning', none: 'neutral' }
const AREA = /^\+?[1-9]\d{0,3}$/

/** The ways to sign in that the company allows, and the channels that they need. */
export function WaysPage() {
  const t = useT()
  const ways = useCall('GET /sands-user/api/v1/manage/ways/get', undefined, { staleTime: 0 })
  return (
    <ManagePage title={t('auth.ways')} intro={t('auth.ways_intro')}>
      {ways.isPending && <Skeleton active paragraph={{ rows: 6 }} />}
      {ways.isError && !ways.data && <FailureBlock error={ways.error} onRetry={() => void ways.refetch()} />}
      {ways.data && (
        <>
          <WaysForm key={ways.data.version} ways={ways.data} onChanged={ways.refetch} />
          <FactorCard />
          {ways.data.registerBy === 'invitation' && <InvitationCard />}
          <SenderCard ways={ways.data} />
          {[ways.data.sms, ways.data.mail].includes('simulated') && <OutboxCard />}
        </>
      )}
    </ManagePage>
  )
}

function WaysForm({ ways, onChanged }: { ways: ManagedWays; onChanged: () => Promise<unknown> }) {
  const t = useT()
  const run = useRun(onChanged)
  const save = useAct('POST /sands-user/api/v1/manage/ways/save')
  const { version, sms: _, mail: __, ...stored } = ways
  const [choice, setChoice] = useState<WaysChoice>(stored)
  const change = (next: Partial<WaysChoice>) => setChoice((before) => ({ ...before, ...next }))
  const isSame = JSON.stringify(choice) === JSON.stringify(stored)
  const isArea = AREA.test(choice.homeArea)
  const switches = [
    { field: 'phone', label: t('auth.ways_phone'), text: t('auth.ways_phone_text') },
    { field: 'resetBySms', label: t('auth.ways_reset_sms'), text: '' },
    { field: 'resetByEmail', label: t('auth.ways_reset_email'), text: '' },
  ] as const
  return (
    <Card
      title={t('auth.ways_open')}
      action={
        <Button
          type="primary"
          loading={save.isPending}
          disabled={isSame || !isArea}
          onClick={() => void run(() => save.mutateAsync({ body: { ...choice, version } }), t('auth.ways_saved'))}
        >
          {t('auth.ways_save')}
        </Button>
      }
    >
      <div className={styles.choices}>
        {switches.map(({ field, label, text }) => (
          <div key={field} className={styles.choice}>
            <Switch aria-label={label} checked={choice[field]} onChange={(isOn) => change({ [field]: isOn })} />
            <span className={styles.words}>
              {label}
              {text && <span className={styles.quiet}>{text}</span>}
            </span>
          </div>
        ))}
        <div className={styles.area}>
          <Field
            label={t('auth.ways_home')}
            hint={t('auth.ways_home_hint')}
            fault={isArea ? undefined : t('auth.ways_home_wrong')}
          >
            {(field) => (
              <Input
                {...field}
                prefix="+"
                inputMode="numeric"
                maxLength={4}
                value={choice.homeArea}
                onChange={({ target }) => change({ homeArea: target.value })}
              />
            )}
          </Field>
        </div>
        <RegisterFields choice={choice} onChange={change} />
      </div>
    </Card>
  )
}

function SenderCard({ ways }: { ways: ManagedWays }) {
  const t = useT()
  return (
    <Card title={t('auth.ways_senders')}>
      <div className={styles.senders}>
        {(['sms', 'mail'] as const).map((channel) => (
          <div key={channel} className={styles.sender}>
            <span className={styles.channel}>{t(`auth.ways_${channel}`)}</span>
            <StateTag tone={TONES[ways[channel]]}>{t(`auth.sender_${ways[channel]}`)}</StateTag>
          </div>
        ))}
      </div>
    </Card>
  )
}
