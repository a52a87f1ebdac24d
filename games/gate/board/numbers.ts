export { signed } from '@crownlands/core/text/typesetting'
