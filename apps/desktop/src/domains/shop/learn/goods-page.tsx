import { courseLinks } from '@sands/contract/course/course.links'
import { idIn } from '@sands/contract/kernel/id'
import type { GoodsDetail } from '@sands/contract/shop/shop.model'
import { CallError } from '@sands/web/call/call'
import { useCall } from '@sands/web/call/use-call'
import { HtmlContent } from '@sands/web/html/html-content.tsx'
import { priceOf } from '@sands/web/shop/goods-price'
import { refusalText } from '@sands/web/shop/refusal-text'
import { whoMayBuy } from '@sands/web/shop/who-may-buy'
import { Skeleton } from 'antd'
import { textValue } from '../../../kernel/address/address-query.ts'
import { useAddressQuery } from '../../../kernel/address/use-address-query.ts'
import { useSlots } from '../../../kernel/slots.ts'
import { useT } from '../../../kernel/text.ts'
import { Card } from '../../../kernel/ui/card.tsx'
import { Facts } from '../../../kernel/ui/facts.tsx'
import { LinkButton } from '../../../kernel/ui/link-button.tsx'
import { FailureBlock } from '../../../kernel/ui/page/failure-block.tsx'
import { GonePage } from '../../../kernel/ui/page/gone-page.tsx'
import { ManagePage } from '../../../kernel/ui/page/manage-page.tsx'
import { TextLink } from '../../../kernel/ui/text-link.tsx'
import { usePricesText } from '../manage/price-text.ts'
import styles from '../shop.module.css'
import { GoodsMerchant } from './goods-merchant.tsx'
import { OrderForm } from './order-form.tsx'
import { orderPaths } from './order-paths.ts'

const ADDRESS = { id: textValue(20) }
const PHYSICAL = 2

/** Goods with their pictures, what the person gets, and the order. */
export function GoodsPage() {
  const t = useT()
  const [{ id: typed }] = useAddressQuery(ADDRESS)
  const id = idIn<'goods'>(typed)
  const { data, error, refetch } = useCall('GET /sands-shopping/api/v1/goods/get', id ? { query: { id } } : null)
  if (data && data.id === id) return <Goods goods={data} refetch={refetch} />
  if (id === undefined || (error instanceof CallError && error.status === 404))
    return <GonePage words={error?.message} others={{ to: orderPaths.shop, label: t('shop.portal_shop') }} />
  if (error) return <FailureBlock page error={error} onRetry={() => void refetch()} />
  return (
    <div role="status" aria-label={t('kernel.loading')}>
      <Skeleton active paragraph={{ rows: 8 }} />
    </div>
  )
}

function Goods({ goods, refetch }: { goods: GoodsDetail; refetch: () => Promise<unknown> }) {
  const t = useT()
  const pricesText = usePricesText()
  const { spuName, spuType, pictures, coverImgUrl, stock, merchant, introduction } = goods
  const shown = pictures.length > 0 ? pictures : [coverImgUrl ?? []].flat()
  return (
    <ManagePage title={spuName} intro={t(`shop.get_${spuType}`)}>
      <Card title={t('shop.detail')}>
        <div className={styles.form}>
          <div className={styles.pictures}>
            {shown.map((url) => (
              <img key={url} src={url} alt="" className={styles.picture} />
            ))}
          </div>
          <Facts
            facts={[
              { label: t('shop.manage_type'), value: t(`shop.type_${spuType}`) },
              { label: t('shop.manage_price'), value: pricesText(priceOf(goods)) },
              ...(stock === null ? [] : [{ label: t('shop.manage_stock'), value: stock }]),
              {
                label: t('shop.who'),
                value: (
                  <span className={styles.lines}>
                    {whoMayBuy(goods)
                      .map(({ key, count }) => t(key, { count }))
                      .join('\n')}
                  </span>
                ),
              },
            ]}
          />
        </div>
      </Card>
      <Card title={t('shop.buy')}>
        {goods.check.canBuy === 1 ? (
          <OrderForm key={goods.id} goods={goods} refetch={refetch} />
        ) : (
          <NotNow goods={goods} />
        )}
      </Card>
      {merchant && <GoodsMerchant merchant={merchant} isSent={spuType === PHYSICAL} />}
      {introduction !== '' && (
        <Card title={t('shop.introduction')}>
          <HtmlContent html={introduction} Anchor={TextLink} />
        </Card>
      )}
    </ManagePage>
  )
}

/** Why the person cannot buy, and where to go instead. */
function NotNow({ goods }: { goods: GoodsDetail }) {
  const t = useT()
  const { check, courseId, spuType, isBought } = goods
  const refusal = refusalText(check, goods)
  const { portalAddressOf } = useSlots()
  const course = isBought === 1 && spuType === 1 && courseId ? portalAddressOf(courseLinks.course(courseId)) : undefined
  return (
    <div className={styles.form}>
      {refusal && <p role="status">{t(refusal, { count: check.availablePoints })}</p>}
      {check.orderId && (
        <div className={styles.acts}>
          <LinkButton to={orderPaths.order(check.orderId)}>{t('shop.to_order')}</LinkButton>
          {course && (
            <LinkButton type="primary" to={course}>
              {t('shop.to_course')}
            </LinkButton>
          )}
        </div>
      )}
    </div>
  )
}
