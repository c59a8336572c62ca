import { VOUCHER_ALPHABET, VOUCHER_LENGTH } from '@sands/rules/shop/shop'
import { CallError } from '@sands/web/call/call'
import { useAct } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { type FormEvent, useCallback, useState } from 'react'
import { useCurrentUser } from '../../../kernel/current-user.ts'
import { Button } from '../../../kernel/ui/button.tsx'
import { TextField } from '../../../kernel/ui/field.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { ErrorPictureState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from './order.module.css'
import { REDEEM_RIGHT } from './redeem-right.ts'
import { VoucherScanner } from './voucher-scanner.tsx'

const codeIn = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase()
const isCode = (code: string): boolean =>
  code.length === VOUCHER_LENGTH && [...code].every((letter) => VOUCHER_ALPHABET.includes(letter))

/** Redeems the vouchers of services, for people of merchants: scanned, or typed. */
export function RedeemPage() {
  const t = useT()
  const me = useCurrentUser()
  return <Page title={t('shop.redeem')}>{content()}</Page>

  function content() {
    if (me.data) return me.data.rights.includes(REDEEM_RIGHT) ? <Redeem /> : <ErrorPictureState kind="no-permission" />
    if (me.isError) return <ErrorState error={me.error} onRetry={() => void me.refetch()} />
    return <RowsSkeleton rows={3} />
  }
}

function Redeem() {
  const t = useT()
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState('')
  const redeem = useAct('POST /sands-shopping/api/v1/manage/voucher/redeem')
  const read = useCallback((text: string) => {
    setFailure('')
    setCode(codeIn(text).slice(0, VOUCHER_LENGTH + 1))
  }, [])
  const order = redeem.data

  async function send(event: FormEvent) {
    event.preventDefault()
    if (redeem.isPending) return
    if (!isCode(codeIn(code))) return setFailure(t('shop.redeem_other'))
    setFailure('')
    try {
      await redeem.mutateAsync({ body: { code: codeIn(code) }, quiet: true })
      setCode('')
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      setFailure(error.msg)
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)} noValidate>
      <VoucherScanner onText={read} />
      <TextField
        label={t('shop.voucher')}
        hint={t('shop.redeem_hint', { count: VOUCHER_LENGTH })}
        value={code}
        onChange={setCode}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={VOUCHER_LENGTH + 4}
        error={failure || undefined}
      />
      <Button type="submit" block busy={redeem.isPending} disabled={code.trim() === ''}>
        {t('shop.redeem')}
      </Button>
      {order && (
        <p className={styles.panel} role="status">
          {t('shop.redeemed', { goods: order.goods.spuName, person: order.buyer.name })}
        </p>
      )}
    </form>
  )
}
