import { describeConformance } from '../testing/conformance'

describeConformance(3, '2011')
