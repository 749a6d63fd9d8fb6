-- Notes the clock (:now, unix seconds). With :notice, no set is removed for another day.
UPDATE retention SET since = iif(:notice, :now, since), seen = :now WHERE id = 1
