import { courseLinks } from '@sands/contract/course/course.links'
import { shopLinks } from '@sands/contract/shop/shop.links'
import type { GoodsDetail } from '@sands/contract/shop/shop.model'
import { legsOf, payTypesOf } from '@sands/rules/shop/price'
import { useCall } from '@sands/web/call/use-call'
import { useT } from '@sands/web/i18n/i18n'
import { priceOf, shownAmount } from '@sands/web/shop/goods-price'
import { refusalText } from '@sands/web/shop/refusal-text'
import { whoMayBuy } from '@sands/web/shop/who-may-buy'
import { ButtonLink } from '../../../kernel/ui/button.tsx'
import { HtmlText } from '../../../kernel/ui/html-text.tsx'
import { ListGroup, ListRow } from '../../../kernel/ui/list/list.tsx'
import { Page } from '../../../kernel/ui/page/page.tsx'
import { Bone, Skeleton } from '../../../kernel/ui/page/skeleton.tsx'
import { DeliveryAreas } from '../components/delivery-areas.tsx'
import { MissingGoods } from '../components/missing.tsx'
import { useIdInAddress } from '../id-in-address.ts'
import { usePriceText } from '../price-text.ts'
import styles from './goods-page.module.css'

const PHYSICAL = 2

/** One product: pictures, price, stock, what the buyer gets, where it is delivered, and why it cannot be bought. */
export function GoodsPage() {
  const t = useT()
  const { id, isValid } = useIdInAddress<'goods'>('id')
  const asked = useCall('GET /sands-shopping/api/v1/goods/get', { query: { id } }, { enabled: isValid })
  const { data: goods } = asked
  return (
    <Page title={t('shop.detail')} bottom={goods && <BuyBar goods={goods} />}>
      {goods ? <GoodsContent goods={goods} /> : waiting()}
    </Page>
  )

  function waiting() {
    if (!isValid || asked.isError) return <MissingGoods error={asked.error} onRetry={() => void asked.refetch()} />
    return (
      <Skeleton>
        <Bone height="240px" />
        <Bone width="60%" height="28px" />
        <Bone />
      </Skeleton>
    )
  }
}

function GoodsContent({ goods }: { goods: GoodsDetail }) {
  const t = useT()
  const price = usePriceText()
  const { spuName, spuType, pictures, coverImgUrl, stock, quota, merchant, introduction } = goods
  const shown = pictures.length > 0 ? pictures : [coverImgUrl ?? []].flat()
  const rules = priceOf(goods)
  return (
    <div className={styles.stack}>
      <section className={styles.panel}>
        <div className={styles.pictures}>
          {shown.map((url) => (
            <img key={url} src={url} alt="" className={styles.picture} />
          ))}
        </div>
        <div className={styles.words}>
          <p className={styles.price}>{price(shownAmount(goods))}</p>
          <h2 className={styles.name}>{spuName}</h2>
          <p className={styles.facts}>
            {stock !== null && <span>{t('shop.stock', { count: stock })}</span>}
            {quota !== null && <span>{t('shop.quota', { count: quota })}</span>}
          </p>
          <p className={styles.get}>{t(`shop.get_${spuType}`)}</p>
        </div>
      </section>
      <ListGroup title={t('shop.pay_type')}>
        {payTypesOf(rules).map((type) => {
          const legs = legsOf(rules, type)
          const detail = legs && price({ ...legs, currency: goods.currency })
          return <ListRow key={type} label={t(`shop.pay_type_${type}`)} {...(detail && { detail })} />
        })}
      </ListGroup>
      <ListGroup title={t('shop.who')}>
        {whoMayBuy(goods).map(({ key, count }) => (
          <ListRow key={key} label={t(key, { count })} />
        ))}
      </ListGroup>
      {merchant && (
        <ListGroup title={t('shop.merchant')}>
          <ListRow label={merchant.name} to={shopLinks.merchant(merchant.id)} />
        </ListGroup>
      )}
      {merchant && spuType === PHYSICAL && <DeliveryAreas merchantId={merchant.id} />}
      {introduction !== '' && (
        <section>
          <h2 className={styles.heading}>{t('shop.introduction')}</h2>
          <div className={styles.introduction}>
            <HtmlText html={introduction} />
          </div>
        </section>
      )}
    </div>
  )
}

/** The one action, or the reason why there is none. */
function BuyBar({ goods }: { goods: GoodsDetail }) {
  const t = useT()
  const { id, check, courseId, spuType, isBought } = goods
  const refusal = refusalText(check, goods)
  if (check.canBuy === 1)
    return (
      <ButtonLink block to={shopLinks.orderPay(id, goods.defaultPayType)}>
        {t('shop.buy')}
      </ButtonLink>
    )
  return (
    <div className={styles.bar}>
      {refusal && (
        <p className={styles.reason} role="status">
          {t(refusal, { count: check.availablePoints })}
        </p>
      )}
      {check.orderId && isBought === 1 && spuType === 1 && courseId && (
        <ButtonLink block to={courseLinks.course(courseId)}>
          {t('shop.to_course')}
        </ButtonLink>
      )}
      {check.orderId && (
        <ButtonLink block look="soft" to={shopLinks.order(check.orderId)}>
          {t('shop.to_order')}
        </ButtonLink>
      )}
    </div>
  )
}
