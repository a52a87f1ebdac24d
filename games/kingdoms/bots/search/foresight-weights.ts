/**
 * What the bots of Kingdoms have learned to expect of an epoch that is under way (`foresight.ts`), by number of players. Learned by
 * a throwaway copy of `bench/fit/kingdoms-foresight.ts` on 19 November 2026, from 43,000 epochs with 150 iterations an action in
 * three rounds, each played with what the round before had learned: an hour of one core. `npm run fit -- kingdoms` learns on
 * from here. How bots fare with it: bench/NOTES.md.
 */
import type { Foreseen } from './foresight'

export const FORESIGHT: Readonly<Record<number, Foreseen>> = {
  4: {
    parts:
      '/Ar2Cgr2Cgr2CgrpCgoK+ApC/Ar2Cwv1Cwv1CwsSCgsL+Qtg+fcJ+PkH+/kD/Pjg+Pj5Z/lF+wj4CAj4CAj4CAj/CAgI2whe+wr2Cwv1DAvzDAsBCwsLDwtH+xnnGRnnGhnmGhnZGRkZ1RlW+wj4CAj4CQn3CQixCAgIEQkE+RbsDw7yBQ0E/xLAEhIOFAsI/Ab6Bgb6Bgb6BgYMBgYG+wZe+w3zDQ3zDg3yDg0GDQ0N9g15+QL+AQH/AQEAAAFOAgEB8wEO+RTsFBTtEhPvERSPFBQU9xNs+g3zDQ3zDQ30DA31DQ0N1g1c+gv1Cgr2Cgr3CQqrCgoK6gos/gz0DAz0DAz0DAwIDAwM8wx7+w7yDg7yDg7zDQ4ZDg4ODg5o+wn3Cgr2Cwr0CwoGCgoK/gpe+wj4CQn3CQn2CgnkCQkJ9AlH/gv1Cwv1Cwv1CwsGCwsL8wtv/gn3CQn3CQn4CAkQCQkJ+Alh/Qz0DAz0DAz0DAz3DAwM9Axv/wf5Bwf5Bwf5BwcFBwcH+QdG/gv1Cwv1Cwv1CwsICwsL+gt4/gj4CAj4CAj4CAgGCAgI/AhU/gf5Bwf5Bwf5BwcGBwcH+gdK/Qf5Bwf5Bwf5BwcFBwcH+QdB/gr2Cgr2Cgr2CgoLCgoK9Qpq/wj4CAj4CAj4CAgICAgI+AhN/0q2Skq2Skq2SkpJSkpKtkoA',
    hands:
      '+vT0AAUMDAvy8fH0DAwb+w9L+/PzAP4NDQ/+/PAMDQ39AQtO+vLyBAsODuzN8/ABDg4Z+A5n+/Ly/wUODv0FAPYODg7/AQ90+vf3BPkJCdu89/kPCQkH/gpN+/b2AQkKCvcL//cNCgr+BQdN+v399eADA9m8/AAEAwPgBQE7+vT0BBUMDPwV/vMMDAz7/gpP+vX1BuULC0cc9vkQCwvj9BBf+/PzB+cNDSYkHfMNDQ3sARRX+vz84uoEBPq0If8CBATs+gYW+/b2C/sKCgQNFfYJCgrtCQtM+fn5tfoGBvX3Ch0RBwgJqAxe+gUFne77+/YKCBMF+/vbZP4J+gQE+/T8/AwJBQYA/PwDVfnt+f7/+/8BAfsTTwPiAgO7CO70+AMD8QD9/fUaYBL8/f2vB+YA9+zr7QEVFe0gRf80FBO/+IUX+fTzAAMNDQIA990UDAsC/L3/+AEB5UP//9np9R/r/wDkvMME+ujoChYYGPLU9OcNGBj8+hR5+vT0Bs8MDBe8/foODAzr+wk1++/vAP0REQ34Au4QERH+BRRx+/PzD/0NDfTgEPYLDQ3f+ANK+vT02AYMDCQl6vgMDA0zBhxU+/DwAgMQEAYI/u4UEBAEAQxz/Pb2BAUKCgYC9vcJCgr7/AhA+52dJtdjY1+jJ5xjY2OfJmUA',
    sharpness: [
      [-0.545, -0.532],
      [-0.342, -0.514],
      [0.047, -0.926],
    ],
  },
}
