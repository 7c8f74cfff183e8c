// Empty on purpose: package.json names what this package stands in for, under "overrides".
