-- Notes the clock (:now, unix seconds). With :notice, no set goes for another day.
UPDATE retention SET since = iif(:notice, :now, since), seen = :now WHERE id = 1
