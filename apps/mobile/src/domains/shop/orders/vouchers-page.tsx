import type { OwnVoucher } from '@sands/contract/shop/order.model'
import { shopLinks } from '@sands/contract/shop/shop.links'
import { VOUCHER_STATES } from '@sands/rules/shop/shop'
import { usePages } from '@sands/web/call/use-call'
import { dateFormat } from '@sands/web/i18n/formats'
import { localeOf, useLanguage, useT } from '@sands/web/i18n/i18n'
import { ScanLine } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { useCurrentUser } from '../../../kernel/current-user.ts'
import { BarButton } from '../../../kernel/ui/bar-button.tsx'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { Chips } from '../../../kernel/ui/chips.tsx'
import { Link } from '../../../kernel/ui/link.tsx'
import { ListEnd } from '../../../kernel/ui/list/list-end.tsx'
import { BackToTop } from '../../../kernel/ui/page/back-to-top.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { RowsSkeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../kernel/ui/page/states.tsx'
import styles from './order.module.css'
import { OrderedGoods } from './ordered-goods.tsx'
import { REDEEM_RIGHT } from './redeem-right.ts'
import { VoucherCode } from './voucher-code.tsx'

const ALL = 'all'
const STATES = [ALL, ...VOUCHER_STATES] as const

/** Vouchers of services that the person has bought, by state. The state is in the address. */
export function VouchersPage() {
  const t = useT()
  const navigate = useNavigate()
  const { data: me } = useCurrentUser()
  const [search, setSearch] = useSearchParams()
  const state = VOUCHER_STATES.find((id) => id === search.get('state'))
  const pages = usePages('GET /sands-shopping/api/v1/voucher/page', { ...(state && { state }) }, { keep: true })
  const vouchers = pages.data?.pages.flatMap(({ records }) => records)
  return (
    <Page
      title={t('shop.vouchers')}
      end={
        me?.rights.includes(REDEEM_RIGHT) && (
          <BarButton icon={ScanLine} label={t('shop.redeem')} onClick={() => void navigate(shopLinks.redeem())} />
        )
      }
    >
      <Chips
        label={t('shop.vouchers')}
        options={STATES.map((id) => ({ id, label: t(`shop.voucher_state_${id}`) }))}
        chosen={state ?? ALL}
        onChoose={(id) => setSearch(id === ALL ? {} : { state: id }, { replace: true })}
      />
      {content()}
      <BackToTop />
    </Page>
  )

  function content() {
    if (!vouchers) {
      if (pages.isError) return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />
      return <RowsSkeleton rows={5} />
    }
    if (vouchers.length === 0) {
      const shop = <ButtonLink to={shopLinks.shop()}>{t('shop.to_shop')}</ButtonLink>
      return <EmptyState title={t('shop.vouchers_none_title')} text={t('shop.vouchers_none_text')} action={shop} />
    }
    return (
      <>
        <ul className={styles.orders}>
          {vouchers.map((voucher) => (
            <VoucherRow key={voucher.orderId} voucher={voucher} />
          ))}
        </ul>
        <ListEnd pages={pages} />
      </>
    )
  }
}

function VoucherRow({ voucher }: { voucher: OwnVoucher }) {
  const t = useT()
  const [language] = useLanguage()
  const date = dateFormat(localeOf(language), { dateStyle: 'medium' }).format(new Date(voucher.expireTime))
  return (
    <li>
      <Link to={shopLinks.order(voucher.orderId)} className={styles.order}>
        <span className={styles.facts}>
          <time dateTime={voucher.expireTime}>{t('shop.voucher_until', { date })}</time>
          <span className={styles.tag}>{t(`shop.voucher_state_${voucher.state}`)}</span>
        </span>
        <OrderedGoods cover={voucher.coverImgUrl} name={voucher.spuName} price={voucher.merchantName} />
        {voucher.state === 'usable' && <VoucherCode code={voucher.code} />}
      </Link>
    </li>
  )
}
