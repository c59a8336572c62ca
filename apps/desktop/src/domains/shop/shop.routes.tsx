import {
  AuditOutlined,
  BarChartOutlined,
  GiftOutlined,
  InboxOutlined,
  PictureOutlined,
  ProfileOutlined,
  ShopOutlined,
  ShoppingOutlined,
  TagsOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons'
import { lazyPage } from '../../kernel/lazy-page.tsx'
import type { DomainScreens } from '../../kernel/screens.ts'
import { shopTerms } from './shop.terms.ts'

export const shopScreens = {
  domain: 'shop',
  order: 630,
  ...shopTerms,
  label: 'shop.manage',
  portal: [
    {
      path: '/shop',
      label: 'shop.portal_shop',
      icon: ShoppingOutlined,
      phone: ['/shopIndex', '/shopIndexTab'],
      page: lazyPage(() => import('./learn/shop-page.tsx'), 'ShopPage'),
    },
    {
      path: '/shop/goods',
      label: 'shop.portal_goods',
      phone: ['/shopDetail', '/orderPay'],
      page: lazyPage(() => import('./learn/goods-page.tsx'), 'GoodsPage'),
    },
    {
      path: '/shop/merchant',
      label: 'shop.portal_merchant',
      phone: ['/merchantDetail'],
      page: lazyPage(() => import('./learn/merchant-page.tsx'), 'MerchantPage'),
    },
    {
      path: '/orders',
      label: 'shop.portal_orders',
      phone: ['/orderList'],
      page: lazyPage(() => import('./learn/my-orders-page.tsx'), 'MyOrdersPage'),
    },
    {
      path: '/orders/detail',
      label: 'shop.portal_order',
      phone: ['/orderDetail', '/payResult', '/PhysicalPayResult'],
      page: lazyPage(() => import('./learn/my-order-page.tsx'), 'MyOrderPage'),
    },
    {
      path: '/orders/vouchers',
      label: 'shop.portal_vouchers',
      phone: ['/vouchers'],
      page: lazyPage(() => import('./learn/vouchers-page.tsx'), 'VouchersPage'),
    },
    {
      path: '/orders/pay',
      label: 'shop.portal_pay',
      phone: ['/pay', '/payTransfer'],
      page: lazyPage(() => import('./learn/pay-page.tsx'), 'PayPage'),
    },
  ],
  manage: [
    {
      path: '/manage/shop/orders',
      label: 'shop.manage_orders',
      icon: ProfileOutlined,
      right: 'shop.orders.view',
      readRight: 'shop.orders.ship',
      page: lazyPage(() => import('./manage/orders-page.tsx'), 'OrdersPage'),
    },
    {
      path: '/manage/shop/vouchers',
      label: 'shop.manage_vouchers',
      icon: TagsOutlined,
      right: 'shop.orders.view',
      readRight: 'shop.orders.ship',
      page: lazyPage(() => import('./manage/vouchers-page.tsx'), 'VouchersPage'),
    },
    {
      path: '/manage/shop/own-goods',
      label: 'shop.manage_own_goods',
      icon: InboxOutlined,
      right: 'shop.orders.ship',
      page: lazyPage(() => import('./merchant/own-goods-page.tsx'), 'OwnGoodsPage'),
    },
    {
      path: '/manage/shop/goods',
      label: 'shop.manage_goods',
      icon: GiftOutlined,
      right: 'shop.goods.edit',
      page: lazyPage(() => import('./manage/goods/goods-page.tsx'), 'GoodsPage'),
    },
    {
      path: '/manage/shop/categories',
      label: 'shop.manage_categories',
      icon: UnorderedListOutlined,
      right: 'shop.goods.edit',
      page: lazyPage(() => import('./manage/categories-page.tsx'), 'CategoriesPage'),
    },
    {
      path: '/manage/shop/banners',
      label: 'shop.manage_banners',
      icon: PictureOutlined,
      right: 'shop.goods.edit',
      page: lazyPage(() => import('./banner/banners-page.tsx'), 'BannersPage'),
    },
    {
      path: '/manage/shop/merchants',
      label: 'shop.manage_merchants',
      icon: ShopOutlined,
      right: 'shop.merchants.edit',
      page: lazyPage(() => import('./manage/merchants-page.tsx'), 'MerchantsPage'),
    },
    {
      path: '/manage/shop/reconcile',
      label: 'shop.manage_reconcile',
      icon: AuditOutlined,
      right: 'shop.reconcile',
      page: lazyPage(() => import('./manage/reconcile-page.tsx'), 'ReconcilePage'),
    },
    {
      path: '/manage/shop/sales',
      label: 'shop.manage_sales',
      icon: BarChartOutlined,
      right: 'shop.reports.view',
      page: lazyPage(() => import('./manage/sales-page.tsx'), 'SalesPage'),
    },
  ],
} satisfies DomainScreens
