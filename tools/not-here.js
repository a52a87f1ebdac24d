/** `npm pack` in the root, which is no package: says where the package is. */
import { fail } from './ending.js'

fail('The package is made with `npm pack --workspace crownlands`.')
