import type { Address, AddressDraft } from '@sands/contract/shop/shop.model'
import { ADDRESSES_MOST } from '@sands/rules/shop/shop'
import type { Tx } from '../../../kernel/database/database.ts'
import { fail } from '../../../kernel/errors.ts'
import type { Kernel } from '../../../kernel/kernel.ts'
import { plainText } from '../../../kernel/plain-text.ts'
import type { Viewer } from '../../../kernel/viewer.ts'
import { type AddressId, type AddressRow, addressRepo } from './address.repo.ts'

export interface AddressService {
  list(viewer: Viewer): Promise<Address[]>
  save(tx: Tx, viewer: Viewer, wanted: AddressDraft & { id?: AddressId }): Promise<Address>
  remove(tx: Tx, viewer: Viewer, id: AddressId): Promise<null>
}

const present = ({ userId: _, isDefault, ...row }: AddressRow): Address => ({ ...row, isDefault: isDefault ? 1 : 0 })

export const createAddressService = ({ database }: Pick<Kernel, 'database'>): AddressService => ({
  list: async ({ userId }) => (await addressRepo.all(database.primary, userId)).map(present),

  async save(tx, { userId }, { id, isDefault, phone, ...texts }) {
    await addressRepo.lockOwner(tx, userId)
    const total = await addressRepo.count(tx, userId)
    if (!id && total >= ADDRESSES_MOST) throw fail('shop.addresses_full', { limit: ADDRESSES_MOST })
    const values = {
      name: plainText(texts.name),
      province: plainText(texts.province),
      city: plainText(texts.city),
      district: plainText(texts.district),
      detail: plainText(texts.detail),
      phone: phone.trim(),
      // The first address is the default one.
      isDefault: isDefault === 1 || (!id && total === 0),
    }
    if (values.isDefault) await addressRepo.clearDefault(tx, userId)
    const row = id ? await addressRepo.change(tx, userId, { id, ...values }) : await addressRepo.add(tx, userId, values)
    if (!row) throw fail('shop.address_gone')
    return present(row)
  },

  async remove(tx, { userId }, id) {
    if (!(await addressRepo.remove(tx, userId, id))) throw fail('shop.address_gone')
    return null
  },
})
