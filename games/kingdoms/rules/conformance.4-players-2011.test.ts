import { describeConformance } from '../testing/conformance'

describeConformance(4, '2011')
