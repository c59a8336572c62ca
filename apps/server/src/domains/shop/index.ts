import './shop.events.ts'

export { type ShopServices, shopDomain } from './shop.domain.ts'
